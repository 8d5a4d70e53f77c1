// Written by `npm run generate` from src/contract.

/** Own name to wire name where a capital letter is not all (`foreignId` is `ForgeinId`). */
export const oddKeys: Readonly<Record<string, string>> = {
  initial: "Default",
  foreignId: "ForgeinId",
  high3YDate: "high3YDate",
  low3YDate: "low3YDate",
  succeeded: "success",
  accessToken: "token",
  redirectUrl: "redirectUrl",
  isImpersonated: "isImpersonatedS",
  mustReload: "reload"
}

/** Names whose values are tables by free keys. */
export const tableKeys: ReadonlyArray<string> = ["params","detail"]
