import type { WorkClass } from "../domain/operations/work-classes.ts"
import type { Permission } from "../domain/rights/permissions.ts"

/** Requests of visitors or customers that are neither a page's reading nor an account's saving. */
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
  // what the last steps of an order stand on
  "customer.orderAddresses": "steps",
  "kalkulation.calculateForOrder": "steps",
  "locations.checkZip": "steps",
  "orderProcess.finalCheck": "placing",
  "orderProcess.mandate": "placing",
  "orderProcess.place": "placing",
  // they read much by a body
  "cancellations.list": "desk",
  "periodStatistic.getCampaigns": "desk",
  "periodStatistic.getProducts": "desk",
  "periodStatistic.getStatistic": "desk",
  "salesList.getSales": "desk",
  "shopFigures.getFigures": "desk",
  "staffOrders.search": "desk",
  // files that a page or an order consists of, and one that is a whole account
  "advertFrames.stylesFile": "pages",
  "mediaFiles.file": "pages",
  "orderLife.calendarFile": "steps",
  "ownData.extract": "files"
}

/** Permissions of visitors and of customers; all others are of staff and dealers. */
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
 * The class of a call (rule safety.shedding): what it is said to be, else its group's, else by what it does. Files come
 * first to be refused; what staff and dealers read is the desk's, what the public reads is for pages; what saves is the
 * account's.
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

/** What is named above, so that a test finds a row of a call or group that is no more. */
export const namedWork = { groups: Object.keys(ofGroup), calls: Object.keys(ofCall) }
