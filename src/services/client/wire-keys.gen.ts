// Written by `npm run generate` from src/contract.

/** Names in the code that differ on the wire in more than the first letter (`foreignId` is `ForgeinId`). */
export const oddKeys: Readonly<Record<string, string>> = {
  initial: "Default",
  foreignId: "ForgeinId",
  succeeded: "success",
  accessToken: "token",
  isImpersonated: "isImpersonatedS",
  mustReload: "reload"
}

/** Names whose values are tables with arbitrary keys. */
export const tableKeys: ReadonlyArray<string> = ["params","contents","detail"]
