import { admin, type Role } from "./roles.ts"

/**
 * Permissions required by operations. `public` is granted to everyone, `signedIn` to every account with a session,
 * including staff acting on behalf of a customer.
 */
export const permissions = [
  "public",
  "signedIn",
  "order.place",
  "order.pay",
  "account.self",
  "account.secrets",
  "alarms.self",
  "orders.own",
  "orders.sell",
  "orders.read",
  "orders.any.read",
  "tasks.list",
  "orders.mail",
  "orders.end",
  "orders.bill",
  "cancellations.read",
  "cancellations.comment",
  "cancellations.feedback",
  "cancellations.book",
  "reviews.answer",
  "reviews.moderate",
  "closures.edit",
  "dealer.home",
  "dealers.edit",
  "prices.edit",
  "prices.byKey",
  "customers.read",
  "customers.edit",
  "customers.impersonate",
  "users.list",
  "users.edit",
  "outbox.read",
  "outbox.send",
  "audit.read",
  "machines.read",
  "operations.read",
  "support.enter",
  "statistics.period",
  "orders.export",
  "sales.list",
  "figures.read",
  "charts.export",
  "press.material",
  "adverts.read",
  "adverts.edit",
  "adverts.campaigns",
  "cms.searches",
  "cms.prompts",
  "cms.media",
  "cache.clear",
  "cms.edit",
  "cms.publish",
  "cms.review"
] as const

export type Permission = (typeof permissions)[number]

const customer = "Role_Customer"
const dealer = "Role_AdvertisingPartner"
const dealerSupport = "Role_Interaid_DealerSupport"
const customerSupport = "Role_Interaid_CustomerSupport"
const editor = "Role_Interaid_Editor"
const financial = "Role_Interaid_Financial"
const marketing = "Role_Interaid_Marketing"
const adManager = "Role_Interaid_AdManager"
const press = "Role_Press"
const staff = [dealerSupport, customerSupport, editor, financial, marketing, adManager] as const
const everyone = [customer, press, dealer, ...staff] as const

/** Roles by permission (rule desk.permissions); admins have all permissions except `prices.byKey`. */
const granted: Readonly<Record<Permission, ReadonlyArray<Role>>> = {
  public: everyone,
  signedIn: everyone,
  // customer service places orders while acting on behalf of a customer, with that customer's permissions
  "order.place": [customer],
  /** Bank accounts for direct debits. */
  "order.pay": [customer],
  "account.self": everyone,
  /** E-mail, password, export and deletion: everything that could be used to take over an account. */
  "account.secrets": everyone,
  "alarms.self": everyone,
  "orders.own": [customer],
  /** A dealer's own orders; the operator's dealer support has access to all. */
  "orders.sell": [dealer, dealerSupport],
  /** Full details of an order. Dealers may read only their own orders; staff who may search all orders may read all. */
  "orders.read": [dealer, dealerSupport, customerSupport, financial],
  /** Search all orders, see their dealers, read and write staff notes. */
  "orders.any.read": [dealerSupport, customerSupport, financial],
  /** The list of tasks; the kinds in it depend on further permissions (rule task.kinds). */
  "tasks.list": [dealerSupport, customerSupport, editor, financial],
  "orders.mail": [customerSupport, dealerSupport],
  /** Cancel and withdraw on behalf of a buyer who has requested it. */
  "orders.end": [customerSupport, dealerSupport],
  /** Deliveries of a dealer's own orders and the open payments for them; accounting has access to all. */
  "orders.bill": [dealer, financial],
  // Decision 026: dealers have access to their own rows, staff have access to all rows
  "cancellations.read": [dealer, dealerSupport, customerSupport, financial],
  "cancellations.comment": [dealer, dealerSupport, customerSupport],
  "cancellations.feedback": [dealer, dealerSupport],
  "cancellations.book": [dealer, dealerSupport, financial],
  /** Replies to reviews of the user's own dealer. */
  "reviews.answer": [dealer],
  "reviews.moderate": [dealerSupport, customerSupport],
  /** A dealer's own days without delivery; the operator's dealer support has access to all. */
  "closures.edit": [dealer, dealerSupport],
  "dealer.home": [dealer],
  /** Dealers, and applications of new dealers. */
  "dealers.edit": [dealerSupport],
  /**
   * A dealer's own price lists and API keys; the operator's dealer support has access to all dealers' lists and keys.
   */
  "prices.edit": [dealer, dealerSupport],
  /** A dealer's programs, by API key (rule price-list.keys): no account has this permission, not even an admin. */
  "prices.byKey": [],
  "customers.read": [customerSupport, financial],
  "customers.edit": [customerSupport],
  "customers.impersonate": [customerSupport],
  "users.list": [customerSupport],
  "users.edit": [],
  "outbox.read": [],
  "outbox.send": [],
  "audit.read": [],
  /** The overview of all state machines: for support staff who investigate a user's problem. */
  "machines.read": [dealerSupport, customerSupport],
  "operations.read": [],
  "support.enter": staff,
  /** A dealer's own statistics; staff have access to all. */
  "statistics.period": ["Role_AdvertisingPartner", dealerSupport, financial, marketing, adManager],
  "orders.export": [financial],
  "sales.list": [financial],
  /** Anonymous counts of searches, started orders and placed orders. */
  "figures.read": [marketing],
  /** Charts as images; their data is public. */
  "charts.export": [press, editor, marketing],
  "press.material": [press, editor, marketing],
  /** Slots, adverts, campaigns and their statistics. */
  "adverts.read": [adManager, marketing, financial],
  "adverts.edit": [adManager],
  /** When, where and how often adverts are shown. */
  "adverts.campaigns": [adManager, marketing],
  /** Searches without results. */
  "cms.searches": [editor, marketing],
  "cms.prompts": [editor],
  /** Caches of the server; `memoryKindsOf` defines which kinds a role may clear. */
  "cache.clear": [editor, adManager],
  /** Images of pages: for editors of content pages and landing pages. */
  "cms.media": [editor, marketing],
  /** Content pages; `kindsOf` defines which kinds a role may edit. */
  "cms.edit": [editor, marketing],
  "cms.publish": [editor, marketing],
  /** The review of a text by another user. */
  "cms.review": [editor]
}

/** All permissions of staff acting on behalf of a customer (decision 015). */
const inAnothersName: ReadonlySet<Permission> = new Set<Permission>([
  "public",
  "signedIn",
  "order.place",
  "account.self",
  "alarms.self",
  "orders.own"
])

/**
 * The caller: an anonymous user, or an account with its roles; `isImpersonated` means that a staff member acts on
 * behalf of the account.
 */
export type Identity =
  | { readonly kind: "anonymous" }
  | { readonly kind: "account"; readonly roles: ReadonlyArray<Role>; readonly isImpersonated: boolean }

/** Whether a caller has a permission; `signInNeeded` if the caller could get it by signing in. */
export const verdictOn = (
  permission: Permission,
  who: Identity
): "allowed" | "signInNeeded" | "forbidden" => {
  if (permission === "public") return "allowed"
  if (permission === "prices.byKey") return "signInNeeded"
  // guests place orders with the session of their browser; signed-in users need the permission
  if (who.kind === "anonymous")
    return permission === "order.place" || permission === "order.pay" ? "allowed" : "signInNeeded"
  if (who.isImpersonated && !inAnothersName.has(permission)) return "forbidden"
  if (who.roles.includes(admin)) return "allowed"
  return granted[permission].some((role) => who.roles.includes(role)) ? "allowed" : "forbidden"
}

/**
 * Returns the rows that a permission gives access to. A staff role of the operator gives access to all rows, the dealer
 * role only to the dealer's own rows. A user with both roles gets all rows only if the staff role has the permission.
 */
export const rowsOf = (permission: Permission, who: Identity): "all" | "own" | "none" => {
  if (verdictOn(permission, who) !== "allowed" || who.kind === "anonymous") return "none"
  const withoutDealer: Identity = { ...who, roles: who.roles.filter((role) => role !== dealer) }
  return verdictOn(permission, withoutDealer) === "allowed" ? "all" : "own"
}

/**
 * Returns a function that decides whether a permission gives access to a dealer's rows; `ownDealerId` is the dealer
 * that the user works for, if any.
 */
export const rowOpener = (
  permission: Permission,
  who: Identity,
  ownDealerId: number | undefined
): ((row: { readonly dealerId: number }) => boolean) => {
  const rows = rowsOf(permission, who)
  return ({ dealerId }) => rows === "all" || (rows === "own" && dealerId === ownDealerId)
}
