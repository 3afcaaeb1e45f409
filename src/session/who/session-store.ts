import { nameFromEmail } from "#domain/access/email.ts";
import { makeUser } from "#domain/access/user.ts";
import type { AccountId } from "#domain/kernel/ids.ts";
import { err, type Result } from "#domain/kernel/result.ts";
import type { StorageTrouble } from "#storage/engine/storage-error.ts";
import type { AccountChange, DeviceAccount, EmailStanding } from "#storage/registry/accounts.ts";
import type { DeletionOutcome } from "#storage/registry/delete-account.ts";
import type { RegistryDoor } from "#storage/registry/registry-door.ts";
import { createStore, type WritableStore } from "#ui/kit/create-store.ts";
import { type GuestMarks, makeGuestMarks } from "./guest-marks.ts";
import { RegistryLine } from "./registry-line.ts";
import type { SessionRecord } from "./session-record.ts";
import type { GuestId, SessionSnapshot, SessionState, SignInRefusal } from "./session-state.ts";
import type { SessionWorld } from "./session-world.ts";
import { StoredSession } from "./stored-session.ts";
import { makeTabMarks, type TabMarks } from "./tab-marks.ts";

/** Minimum duration of a sign-in (spec-decision 1). */
const SIGN_IN_MS = 1000;

const GONE: ReadonlySet<StorageTrouble> = new Set<StorageTrouble>(["lost", "damaged", "newer"]);
/** At the start these leave no user to show anything to; later they pass, and the screen stays. */
const SHUT: ReadonlySet<StorageTrouble> = new Set<StorageTrouble>(["full", "busy", "blocked"]);

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Registration extends Credentials {
  readonly name: string;
}

/** Session of this tab, outside React. One per page; a test creates its own. */
export class SessionStore {
  readonly #world: SessionWorld;
  readonly #marks: TabMarks;
  readonly #guests: GuestMarks;
  readonly #stored: StoredSession;
  readonly #registry: RegistryLine;
  readonly #store: WritableStore<SessionSnapshot>;
  readonly getSnapshot: () => SessionSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Incremented by each change of user, so that a late answer about an earlier user is dropped. */
  #turn = 0;

  constructor(world: SessionWorld) {
    this.#world = world;
    this.#marks = makeTabMarks(world);
    this.#guests = makeGuestMarks(world);
    this.#stored = new StoredSession(world.local);
    this.#registry = new RegistryLine(
      () => world.loadRegistry(),
      (trouble) => {
        const starts = this.getSnapshot().state.kind === "loading";
        if (GONE.has(trouble) || (starts && SHUT.has(trouble)))
          this.#set({ state: { kind: "lost", trouble } });
      },
    );
    this.#store = createStore<SessionSnapshot>({
      state: { kind: "loading" },
      sample: this.#marks.sample(),
      pendingGuest: this.#guests.pendingGuest(),
    });
    this.getSnapshot = this.#store.getSnapshot;
    this.subscribe = this.#store.subscribe;
  }

  /** Reads the stored user, then follows changes by other tabs. */
  start(): void {
    this.#world.bus.listen((message) => {
      if (message.type === "account-deleted") this.#dropAccount(message.id);
      else this.#look(true);
    });
    this.#world.onOutsideChange(() => this.#look(false));
    this.#world.onPageLeft((left) => this.#guests.pageLeft(left));
    this.#begin();
  }

  /** Resolves with the snapshot once the stored user has been checked. */
  ready(): Promise<SessionSnapshot> {
    return new Promise((resolve) => {
      const settle = (): boolean => {
        if (this.getSnapshot().state.kind === "loading") return false;
        resolve(this.getSnapshot());
        return true;
      };
      if (settle()) return;
      const stop = this.subscribe(() => {
        if (settle()) stop();
      });
    });
  }

  /** Signs in. An address unknown on this device gets a new free account (spec-decision 1). */
  signIn({ email, password }: Credentials, remember: boolean): Promise<Result<DeviceAccount, SignInRefusal>> {
    return this.#admit(remember, async (registry) => {
      const checked = await registry.verifyPassword(email, password);
      if (checked.ok) return checked;
      if (checked.error === "wrong") return err({ kind: "wrong-credentials" });
      if (checked.error === "damaged") return err({ kind: "damaged-record" });
      const made = await registry.createAccount({ email, password, name: nameFromEmail(email) });
      return made.ok ? made : err({ kind: made.error });
    });
  }

  register(registration: Registration): Promise<Result<DeviceAccount, SignInRefusal>> {
    return this.#admit(true, async (registry) => {
      const made = await registry.createAccount(registration);
      return made.ok ? made : err({ kind: made.error });
    });
  }

  /** Opens the registry and returns whether the address is known here; null if the registry cannot be read. */
  async emailStanding(email: string): Promise<EmailStanding | null> {
    const answer = await this.ask((registry) => registry.emailStanding(email));
    return answer.ok ? answer.value : null;
  }

  signOut(): void {
    this.#leave();
    this.#world.bus.post({ type: "session-changed" });
  }

  /** For a signed-out visitor: from here on their work goes to this tab's own guest. */
  becomeGuest(): void {
    if (this.getSnapshot().state.kind !== "out") return;
    const guestId = this.#guests.startGuest();
    this.#set({ state: { kind: "guest", guestId }, pendingGuest: null });
  }

  setSample(on: boolean): void {
    this.#marks.setSample(on);
    this.#set({ sample: on });
  }

  /** Call before the pending guest's work is brought into the account. */
  beginHandOver(): void {
    this.#guests.beginHandOver();
  }

  /** The guest's work was adopted or declined: their database is left to the sweep. */
  forgetPendingGuest(): void {
    const { state, pendingGuest } = this.getSnapshot();
    this.#guests.endGuest();
    this.#set({ pendingGuest: null });
    void this.#forgetGuest(pendingGuest).then(() => {
      if (state.kind === "in") return this.#offerWaiting(state.user.id);
    });
  }

  /** Changes name, address or plan of the signed-in account and notifies the other tabs. */
  async changeAccount(change: AccountChange): Promise<Result<DeviceAccount, SignInRefusal>> {
    const { state } = this.getSnapshot();
    if (state.kind !== "in") return err({ kind: "wrong-credentials" });
    const answer = await this.ask((registry) => registry.changeAccount(state.user.id, change));
    if (!answer.ok) return answer;
    const changed = answer.value;
    if (!changed.ok) return err({ kind: changed.error === "unknown" ? "wrong-credentials" : changed.error });
    const now = this.getSnapshot().state;
    // Signed out meanwhile: the change remains, but does not sign in again.
    if (now.kind !== "in" || now.user.id !== state.user.id) return changed;
    this.#enter(changed.value, this.#stored.peek()?.remember ?? true);
    this.#world.bus.post({ type: "session-changed" });
    return changed;
  }

  /** Signs the account out in every tab, then removes all its data from this device. */
  async deleteAccount(id: AccountId): Promise<Result<DeletionOutcome, SignInRefusal>> {
    this.#world.bus.post({ type: "account-deleted", id });
    this.#dropAccount(id);
    return this.ask((registry) => registry.deleteAccount(id));
  }

  async findAccount(email: string): Promise<DeviceAccount | null> {
    const answer = await this.ask((registry) => registry.findAccount(email));
    return answer.ok ? answer.value : null;
  }

  /** Checks the stored user against the registry again: a database vanished or came back. */
  recheck(): void {
    this.#look(true);
  }

  async #forgetGuest(guestId: GuestId | null): Promise<void> {
    if (guestId !== null) await this.ask((registry) => registry.forgetWaitingGuest(guestId));
  }

  #set(change: Partial<SessionSnapshot>): void {
    this.#store.set({ ...this.getSnapshot(), ...change });
  }

  #outOrGuest(): SessionState {
    const guestId = this.#guests.resumeGuest();
    return guestId === null ? { kind: "out" } : { kind: "guest", guestId };
  }

  #begin(): void {
    const record = this.#stored.read();
    if (record === null) {
      this.#set({ state: this.#outOrGuest() });
      return;
    }
    this.#stillCounts(record)
      .then((counts) => (counts ? this.#verify(record) : this.#leave()))
      .catch(() => this.#leave());
  }

  async #stillCounts(record: SessionRecord): Promise<boolean> {
    return (
      record.remember ||
      this.#marks.isSignedInHere(record.user.id) ||
      (await this.#marks.isSignedInElsewhere())
    );
  }

  /** Checks whether another tab changed the stored user. `again`: even if the text is the same. */
  #look(again: boolean): void {
    if (!again && this.#stored.isAsSeen()) return;
    const record = this.#stored.read();
    const { state } = this.getSnapshot();
    if (record === null) {
      if (state.kind === "in" || state.kind === "loading") this.#leave();
      return;
    }
    // Another user: nothing of the former is shown while the registry is asked (MT-05).
    if (state.kind === "in" && state.user.id !== record.user.id) this.#set({ state: { kind: "loading" } });
    void this.#verify(record);
  }

  async #verify(record: SessionRecord): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const answer = await this.ask((registry) => registry.accountOfSession(record.user.id, record.key));
    if (turn !== this.#turn) return;
    if (!answer.ok) {
      // The record was not disproved: it stays, and the next start checks again.
      if (this.getSnapshot().state.kind === "loading") this.#set({ state: this.#outOrGuest() });
    } else if (answer.value === null) this.#leave();
    else this.#enter(answer.value, record.remember);
  }

  /** Runs a question against the registry. If accounts that should exist are missing, the session becomes `lost`. */
  ask<T>(question: (registry: RegistryDoor) => Promise<T>): Promise<Result<T, SignInRefusal>> {
    return this.#registry.ask(question);
  }

  async #admit(
    remember: boolean,
    attempt: (registry: RegistryDoor) => Promise<Result<DeviceAccount, SignInRefusal>>,
  ): Promise<Result<DeviceAccount, SignInRefusal>> {
    const [answer] = await Promise.all([this.ask(attempt), this.#world.wait(SIGN_IN_MS)]);
    if (!answer.ok) return answer;
    if (!answer.value.ok) return answer.value;
    const account = answer.value.value;
    const guestId = this.#guests.currentGuest();
    // Before the session changes: killed after that, the guest's work could no longer be offered.
    if (guestId !== null) await this.ask((registry) => registry.keepGuestFor(guestId, account.id));
    // Signing in leaves the sample: the user expects their own books.
    this.setSample(false);
    this.#enter(account, remember);
    this.#world.bus.post({ type: "session-changed" });
    return answer.value;
  }

  #enter(account: DeviceAccount, remember: boolean): void {
    this.#turn += 1;
    const user = makeUser(account);
    this.#stored.write({ user, key: account.sessionKey, remember });
    this.#marks.signedIn(user.id);
    this.#guests.signedIn(user.id);
    this.#set({ state: { kind: "in", user }, pendingGuest: this.#guests.pendingGuest() });
    if (this.getSnapshot().pendingGuest === null) void this.#offerWaiting(user.id);
  }

  /** Work that an earlier tab left to this account's answer. */
  async #offerWaiting(id: AccountId): Promise<void> {
    const waiting = await this.ask((registry) => registry.guestsWaitingFor(id));
    const isSame = () => {
      const { state, pendingGuest } = this.getSnapshot();
      return state.kind === "in" && state.user.id === id && pendingGuest === null;
    };
    if (!waiting.ok || waiting.value.length === 0 || !isSame()) return;
    const pendingGuest = await this.#guests.takeWaitingGuest(waiting.value);
    if (pendingGuest !== null && isSame()) this.#set({ pendingGuest });
  }

  #leave(): void {
    this.#turn += 1;
    this.#stored.forget();
    this.#marks.signedOut();
    this.#set({ state: this.#outOrGuest(), sample: false, pendingGuest: this.#guests.pendingGuest() });
  }

  #dropAccount(id: string): void {
    const { state } = this.getSnapshot();
    if (state.kind === "in" && state.user.id === id) this.signOut();
    else if (this.#stored.peek()?.user.id === id) this.#leave();
  }
}
