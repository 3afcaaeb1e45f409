import { createStore, type Store } from "#ui/kit/create-store.ts";
import { useStore } from "#ui/kit/use-store.ts";

const store = createStore(true);

/** Whether the browser has any network. It can be wrong when true, never when false. */
const onlineStore: Store<boolean> = store;

export function watchOnline(): void {
  const read = () => store.set(navigator.onLine);
  window.addEventListener("online", read);
  window.addEventListener("offline", read);
  read();
}

export function useIsOnline(): boolean {
  return useStore(onlineStore);
}
