import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import { type InvoiceMove, invoiceMoves } from "#domain/invoice/invoice-moves.ts";
import type { ReviewedDocument } from "#domain/invoice/review.ts";
import type { NewId } from "#domain/kernel/ids.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import type { RegisteredInvoice, RegisterInvoices } from "#storage/commands/entries/register-invoices.ts";

/** Those that are recorded, in their order. */
export function documentsToRegister(documents: readonly ReviewedDocument[]): readonly ReviewedDocument[] {
  return documents.filter(
    ({ standing, plan, other }) => standing === "ready" && plan !== null && other !== null,
  );
}

/** Ready documents as the command takes them, with what they move of the stock of a book that has these items. */
export function registration(
  documents: readonly ReviewedDocument[],
  items: readonly InventoryItem[],
  newId: NewId,
  adjustment: string,
  where: Pick<InvoiceMove, "store"> = {},
): Pick<RegisterInvoices, "invoices" | "stock"> {
  const places = new Map(documents.map(({ id }, place) => [id, place]));
  const made = invoiceMoves(
    documents.map(({ invoice, plan, corrects }) => ({
      invoice,
      stock: plan?.stock ?? null,
      amount: plan?.moved ?? ZERO,
      returns: corrects?.entry?.id ?? places.get(corrects?.listed ?? "") ?? null,
    })),
    items,
    { item: () => newId("item"), move: () => newId("stockMove") },
  );
  const invoices = documents.flatMap(({ invoice, plan, other }, place): RegisteredInvoice[] => {
    if (plan === null || other === null) return [];
    const { key, number, issued } = invoice;
    const rule = plan.why.kind === "rule" ? { rule: plan.why.rule.id } : {};
    const move = made.moves[place];
    const stock = move ? { stock: { ...move, ...(move.lines.length > 0 ? where : {}) } } : {};
    return [{ key, number, issued, deed: plan.deed, other, content: plan.content, ...rule, ...stock }];
  });
  const movesNothing = made.moves.every((move) => move === null);
  return movesNothing ? { invoices } : { invoices, stock: { items: made.items, accepts: false, adjustment } };
}
