// Written by `npm run generate` from src/contract.
import type { CallOf } from "./call.ts"

export const contentDeskPages: CallOf<"contentDesk", "pages"> = { method: "GET", path: "/api/support/cms" }
export const contentDeskShow: CallOf<"contentDesk", "show"> = { method: "GET", path: "/api/support/cms/:pageId" }
export const contentDeskCreate: CallOf<"contentDesk", "create"> = { method: "POST", path: "/api/support/cms" }
export const contentDeskSave: CallOf<"contentDesk", "save"> = { method: "POST", path: "/api/support/cms/entwurf" }
export const contentDeskMove: CallOf<"contentDesk", "move"> = { method: "POST", path: "/api/support/cms/:pageId/adresse" }
export const contentDeskRemove: CallOf<"contentDesk", "remove"> = { method: "POST", path: "/api/support/cms/:pageId/loeschen" }
export const contentDeskAttend: CallOf<"contentDesk", "attend"> = { method: "POST", path: "/api/support/cms/:pageId/anwesend" }
export const contentDeskCheck: CallOf<"contentDesk", "check"> = { method: "GET", path: "/api/support/cms/:pageId/pruefung" }
export const contentDeskLinking: CallOf<"contentDesk", "linking"> = { method: "GET", path: "/api/support/cms/:pageId/verweise" }
export const contentDeskPublish: CallOf<"contentDesk", "publish"> = { method: "POST", path: "/api/support/cms/:pageId/veroeffentlichen" }
export const contentDeskUnschedule: CallOf<"contentDesk", "unschedule"> = { method: "POST", path: "/api/support/cms/:pageId/termin-absagen" }
export const contentDeskEnd: CallOf<"contentDesk", "end"> = { method: "POST", path: "/api/support/cms/:pageId/beenden" }
export const contentDeskDiscard: CallOf<"contentDesk", "discard"> = { method: "POST", path: "/api/support/cms/:pageId/verwerfen" }
export const contentDeskAskReview: CallOf<"contentDesk", "askReview"> = { method: "POST", path: "/api/support/cms/:pageId/durchsicht" }
export const contentDeskRecall: CallOf<"contentDesk", "recall"> = { method: "POST", path: "/api/support/cms/:pageId/durchsicht-zuruecknehmen" }
export const contentDeskApprove: CallOf<"contentDesk", "approve"> = { method: "POST", path: "/api/support/cms/:pageId/freigeben" }
export const contentDeskSendBack: CallOf<"contentDesk", "sendBack"> = { method: "POST", path: "/api/support/cms/:pageId/zurueckgeben" }
export const contentDeskVersion: CallOf<"contentDesk", "version"> = { method: "GET", path: "/api/support/cms/:pageId/versionen/:number" }
export const contentDeskDifferences: CallOf<"contentDesk", "differences"> = { method: "GET", path: "/api/support/cms/:pageId/unterschiede" }
export const contentDeskRestore: CallOf<"contentDesk", "restore"> = { method: "POST", path: "/api/support/cms/:pageId/wiederherstellen" }
export const contentDeskPreview: CallOf<"contentDesk", "preview"> = { method: "GET", path: "/api/support/cms/:pageId/vorschau" }
