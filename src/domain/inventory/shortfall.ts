import { type Pesos, pesos } from "../kernel/pesos.ts";
import { roundHalfUp } from "../kernel/rounding.ts";

/** So many thousandths of a unit at what they cost together. */
export interface HeldUnits {
  quantity: number;
  value: number;
}

/**
 * A part of a value by quantity, half a peso up (IN-01). The last unit takes whatever is left, so that what goes out
 * and what stays always sum to what came in.
 */
function share({ quantity, value }: HeldUnits, taken: number): Pesos {
  return taken === quantity ? pesos(value) : roundHalfUp(pesos(value), taken, quantity);
}

export function takeFrom(from: HeldUnits, quantity: number): Pesos {
  const value = share(from, quantity);
  from.quantity -= quantity;
  from.value -= value;
  return value;
}

interface Owed extends HeldUnits {
  /** The sale that it left with. */
  readonly sale: string;
}

/** What was sold below zero and has not come yet, the oldest first, at what it left with (IN-12). */
export class Shortfall {
  readonly #owed: Owed[] = [];

  get quantity(): number {
    return this.#owed.reduce((sum, each) => sum + each.quantity, 0);
  }

  leave(sale: string, quantity: number, value: number): void {
    if (quantity > 0) this.#owed.push({ sale, quantity, value });
  }

  of(sale: string): number {
    return this.#owed.find((each) => each.sale === sale)?.quantity ?? 0;
  }

  /** A sale that comes back before what it took had come: at what it left with. */
  giveBack(sale: string, quantity: number): number {
    const owed = this.#owed.find((each) => each.sale === sale);
    if (owed === undefined) return 0;
    const value = takeFrom(owed, quantity);
    this.#drop();
    return value;
  }

  /**
   * Takes out of what comes in the units that had left already. Answers what they cost more than they left with; their
   * sales learn what they cost.
   */
  fill(coming: HeldUnits, known: (sale: string, quantity: number, value: number) => void): number {
    let corrected = 0;
    for (const owed of this.#owed) {
      const quantity = Math.min(coming.quantity, owed.quantity);
      const value = takeFrom(coming, quantity);
      corrected += value - takeFrom(owed, quantity);
      known(owed.sale, quantity, value);
    }
    this.#drop();
    return corrected;
  }

  #drop(): void {
    const left = this.#owed.filter(({ quantity }) => quantity > 0);
    this.#owed.splice(0, this.#owed.length, ...left);
  }
}
