/** Storage of the copies. A cache in the browser; a test passes its own. */
export interface Copies {
  keys(): Promise<readonly { readonly url: string }[]>;
  match(url: string): Promise<Response | undefined>;
  put(url: string, response: Response): Promise<void>;
  delete(url: string): Promise<boolean>;
}
