import { admin, type Role } from "./roles.ts"

/**
 * What an operation may ask for. `public` is everyone's, `signedIn` everyone's with a session of an account, also of
 * staff who act as a customer.
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

/** Roles by permission (rule desk.permissions); what is not listed is the admin's alone. */
const granted: Readonly<Record<Permission, ReadonlyArray<Role>>> = {
  public: everyone,
  signedIn: everyone,
  // customer service orders "on behalf": in the customer's name, and then by the customer's right
  "order.place": [customer],
  /** Bank accounts: what is debited from where. */
  "order.pay": [customer],
  "account.self": everyone,
  /** E-mail, password, export and deletion: what an account could be taken over by. */
  "account.secrets": everyone,
  "alarms.self": everyone,
  "orders.own": [customer],
  /** A dealer's own orders; the operator's staff for dealers have all. */
  "orders.sell": [dealer, dealerSupport],
  /** The whole of an order: a dealer's own, all of them for the staff who may search them. */
  "orders.read": [dealer, dealerSupport, customerSupport, financial],
  /** Search all orders, name their dealers, read and write staff's notes, see open tasks (rule task.kinds). */
  "orders.any.read": [dealerSupport, customerSupport, financial],
  "orders.mail": [customerSupport, dealerSupport],
  /** Cancel and withdraw for a buyer who has asked for it. */
  "orders.end": [customerSupport, dealerSupport],
  /** Deliveries of a dealer's own orders and their open payments; accounting sees all. */
  "orders.bill": [dealer, financial],
  // Decision 026: a dealer's own rows, all of them for staff
  "cancellations.read": [dealer, dealerSupport, customerSupport, financial],
  "cancellations.comment": [dealer, dealerSupport, customerSupport],
  "cancellations.feedback": [dealer, dealerSupport],
  "cancellations.book": [dealer, dealerSupport, financial],
  /** What is said to a dealer's own reviews. */
  "reviews.answer": [dealer],
  "reviews.moderate": [dealerSupport, customerSupport],
  /** A dealer's own days without delivery; the operator's staff for dealers have all. */
  "closures.edit": [dealer, dealerSupport],
  /** What a dealer sees first. */
  "dealer.home": [dealer],
  /** Dealers, and who wants to become one. */
  "dealers.edit": [dealerSupport],
  /** A dealer's own price lists and keys; the operator's staff for dealers have all. */
  "prices.edit": [dealer, dealerSupport],
  /** A dealer's programs, by a key (rule price-list.keys): no account has it, the admin's neither. */
  "prices.byKey": [],
  "customers.read": [customerSupport, financial],
  "customers.edit": [customerSupport],
  "customers.impersonate": [customerSupport],
  "users.list": [customerSupport],
  "users.edit": [],
  "outbox.read": [],
  "outbox.send": [],
  "audit.read": [],
  /** The atlas of machines: for support who look into what went wrong for a user. */
  "machines.read": [dealerSupport, customerSupport],
  /** How the shop runs. */
  "operations.read": [],
  "support.enter": staff,
  /** A dealer's own figures; staff have all. */
  "statistics.period": ["Role_AdvertisingPartner", dealerSupport, financial, marketing, adManager],
  "orders.export": [financial],
  "sales.list": [financial],
  /** What is searched, begun and ordered in the shop, as anonymous counts. */
  "figures.read": [marketing],
  /** Charts as pictures; their data are everyone's. */
  "charts.export": [press, editor, marketing],
  "press.material": [press, editor, marketing],
  /** Slots, adverts, campaigns and what was counted of them. */
  "adverts.read": [adManager, marketing, financial],
  /** Slots and adverts themselves. */
  "adverts.edit": [adManager],
  /** When, where and how often adverts are shown. */
  "adverts.campaigns": [adManager, marketing],
  /** Searches without results. */
  "cms.searches": [editor, marketing],
  "cms.prompts": [editor],
  /** Memories of the server; which kinds of them is a table of its own (`memoryKindsOf`). */
  "cache.clear": [editor, adManager],
  /** Pictures of pages: for editors of pages and of landing pages. */
  "cms.media": [editor, marketing],
  /** Pages of content; which kinds of them is the table beside it (`kindsOf`). */
  "cms.edit": [editor, marketing],
  "cms.publish": [editor, marketing],
  /** The review of a text by another user. */
  "cms.review": [editor]
}

/** All that staff may do in a customer's name (decision 015). */
const inAnothersName: ReadonlySet<Permission> = new Set<Permission>([
  "public",
  "signedIn",
  "order.place",
  "account.self",
  "alarms.self",
  "orders.own"
])

/** Who asks: an anonymous user, or an account with its roles, perhaps with a staff member behind it. */
export type Identity =
  | { readonly kind: "anonymous" }
  | { readonly kind: "account"; readonly roles: ReadonlyArray<Role>; readonly isImpersonated: boolean }

/** Whether a caller may; `signInNeeded` when signing in could help. */
export const verdictOn = (
  permission: Permission,
  who: Identity
): "allowed" | "signInNeeded" | "forbidden" => {
  if (permission === "public") return "allowed"
  if (permission === "prices.byKey") return "signInNeeded"
  // a guest orders by the session of the browser, an account needs the right to
  if (who.kind === "anonymous")
    return permission === "order.place" || permission === "order.pay" ? "allowed" : "signInNeeded"
  if (who.isImpersonated && !inAnothersName.has(permission)) return "forbidden"
  if (who.roles.includes(admin)) return "allowed"
  return granted[permission].some((role) => who.roles.includes(role)) ? "allowed" : "forbidden"
}

/**
 * Whose rows a permission opens: all of them by a role of the operator's staff, a dealer's own by the dealer's role alone.
 * A user with both by two roles has what each of them gives: another role of staff does not widen a dealer's.
 */
export const rowsOf = (permission: Permission, who: Identity): "all" | "own" | "none" => {
  if (verdictOn(permission, who) !== "allowed" || who.kind === "anonymous") return "none"
  const withoutDealer: Identity = { ...who, roles: who.roles.filter((role) => role !== dealer) }
  return verdictOn(permission, withoutDealer) === "allowed" ? "all" : "own"
}

/** Which dealers' rows a permission opens to a user; `ownDealerId` is the dealer that the user works for, if any. */
export const rowOpener = (
  permission: Permission,
  who: Identity,
  ownDealerId: number | undefined
): ((row: { readonly dealerId: number }) => boolean) => {
  const rows = rowsOf(permission, who)
  return ({ dealerId }) => rows === "all" || (rows === "own" && dealerId === ownDealerId)
}
