// Written by `npm run generate` from src/contract.
import type { CallOf } from "./call.ts"

export const priceListsShow: CallOf<"priceLists", "show"> = { method: "GET", path: "/api/preislisten/:dealerId" }
export const priceListsCheck: CallOf<"priceLists", "check"> = { method: "POST", path: "/api/preislisten/:dealerId/pruefen" }
export const priceListsPreview: CallOf<"priceLists", "preview"> = { method: "POST", path: "/api/preislisten/:dealerId/vorschau" }
export const priceListsPublish: CallOf<"priceLists", "publish"> = { method: "POST", path: "/api/preislisten/:dealerId/veroeffentlichen" }
export const priceListsHold: CallOf<"priceLists", "hold"> = { method: "POST", path: "/api/preislisten/:dealerId/bestaetigen" }
export const priceListsHistory: CallOf<"priceLists", "history"> = { method: "GET", path: "/api/preislisten/:dealerId/verlauf" }
export const priceListsFormer: CallOf<"priceLists", "former"> = { method: "GET", path: "/api/preislisten/:dealerId/verlauf/:listId" }
export const priceListsRestore: CallOf<"priceLists", "restore"> = { method: "POST", path: "/api/preislisten/:dealerId/verlauf/:listId/zurueckholen" }
export const priceListsWithdraw: CallOf<"priceLists", "withdraw"> = { method: "POST", path: "/api/preislisten/:dealerId/verlauf/:listId/zuruecknehmen" }
export const priceListsKeys: CallOf<"priceLists", "keys"> = { method: "GET", path: "/api/preislisten/:dealerId/schluessel" }
export const priceListsAddKey: CallOf<"priceLists", "addKey"> = { method: "POST", path: "/api/preislisten/:dealerId/schluessel" }
export const priceListsRevokeKey: CallOf<"priceLists", "revokeKey"> = { method: "POST", path: "/api/preislisten/:dealerId/schluessel/:keyId/widerrufen" }
