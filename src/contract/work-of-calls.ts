import type { WorkClass } from "../domain/operations/work-classes.ts"
import type { Permission } from "../domain/rights/permissions.ts"

/**
 * Work class of each call group whose calls come from visitors or customers and are neither page reads nor account
 * saves.
 */
const ofGroup: Readonly<Record<string, WorkClass>> = {
  bulkOrder: "search",
  kalkulation: "search",
  listHints: "search",
  localOffers: "search",
  locations: "search",
  search: "search",
  account: "account",
  orderLife: "steps",
  orderProcess: "steps",
  payments: "placing",
  session: "placing"
}

const ofCall: Readonly<Record<string, WorkClass>> = {
  // data for the last steps of an order
  "customer.orderAddresses": "steps",
  "kalkulation.calculateForOrder": "steps",
  "locations.checkZip": "steps",
  "orderProcess.finalCheck": "placing",
  "orderProcess.mandate": "placing",
  "orderProcess.place": "placing",
  // calls that read large amounts of data, with parameters in the body
  "cancellations.list": "desk",
  "periodStatistic.getCampaigns": "desk",
  "periodStatistic.getProducts": "desk",
  "periodStatistic.getStatistic": "desk",
  "salesList.getSales": "desk",
  "shopFigures.getFigures": "desk",
  "staffOrders.search": "desk",
  // exceptions: files that are part of a page or an order, and the export of a whole account
  "advertFrames.stylesFile": "pages",
  "mediaFiles.file": "pages",
  "orderLife.calendarFile": "steps",
  "ownData.extract": "files"
}

/** Permissions of visitors and customers; all other permissions belong to staff and dealers. */
const ofCustomers: ReadonlySet<Permission> = new Set([
  "public",
  "signedIn",
  "order.place",
  "order.pay",
  "account.self",
  "account.secrets",
  "alarms.self",
  "orders.own"
])

export interface ClassedCall {
  /** `group.endpoint`. */
  readonly operation: string
  readonly permission: Permission
  readonly method: string
}

/**
 * Returns the work class of a call (rule safety.shedding): the call's own entry if there is one; otherwise "files" for
 * calls that return a file; otherwise the class that follows from permission, group and method. Under overload, files
 * are refused first. Reads by staff and dealers have the class "desk", public reads "pages", and saves "account".
 */
export const workOfCall = ({ operation, permission, method }: ClassedCall): WorkClass => {
  const named = ofCall[operation]
  if (named !== undefined) return named
  if (operation.endsWith("File")) return "files"
  const [group = ""] = operation.split(".")
  const isReading = method === "GET" || method === "HEAD"
  if (!ofCustomers.has(permission)) return isReading ? "desk" : "account"
  return ofGroup[group] ?? (isReading && permission === "public" ? "pages" : "account")
}

/** The groups and calls that have an entry above; a test uses them to find entries of removed calls. */
export const namedWork = { groups: Object.keys(ofGroup), calls: Object.keys(ofCall) }
