// Written by `npm run generate` from src/contract.

/** Own name to wire name where a capital letter is not all (`foreignId` is `ForgeinId`). */
export const oddKeys: Readonly<Record<string, string>> = {
  initial: "Default",
  foreignId: "ForgeinId",
  succeeded: "success",
  accessToken: "token",
  isImpersonated: "isImpersonatedS",
  mustReload: "reload"
}

/** Names whose values are tables by free keys. */
export const tableKeys: ReadonlyArray<string> = ["params","contents","detail"]
