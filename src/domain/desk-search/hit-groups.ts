import { orderNumberIn } from "../order/number.ts"
import type { MenuEntry } from "../rights/menu-rows.ts"
import type { OrderPathOf } from "../rights/order-path.ts"
import { searchText } from "../search-text.ts"
import { typedLine } from "../typed-text.ts"
import {
  type CustomerHit,
  type DealerHit,
  type DeskHits,
  type GuestHit,
  type HitGroup,
  type HitKind,
  hitsOfKind,
  type OrderHit,
  type UserHit
} from "./desk-hits.ts"
import { shortestSearch } from "./desk-search.ts"

/** Target of a search option: a result, a page, or the list with the remaining results of a kind. */
export type SearchTarget =
  | { readonly kind: "orders"; readonly hit: OrderHit }
  | { readonly kind: "customers"; readonly hit: CustomerHit }
  | { readonly kind: "guests"; readonly hit: GuestHit }
  | { readonly kind: "dealers"; readonly hit: DealerHit }
  | { readonly kind: "users"; readonly hit: UserHit }
  | { readonly kind: "pages"; readonly hit: MenuEntry }
  | { readonly kind: "more"; readonly of: HitKind }

export interface SearchOption {
  /** Unique within the options of a search. */
  readonly key: string
  readonly path: `/${string}`
  readonly target: SearchTarget
}

export interface SearchGroup {
  readonly kind: HitKind | "pages"
  readonly options: ReadonlyArray<SearchOption>
  /**
   * Whether there are more results that are not listed and cannot be opened, because no list page can be searched with
   * the same words.
   */
  readonly isCut: boolean
}

/** Determines which pages a user can open from the search results. */
export interface HitPlaces {
  readonly orderPath: OrderPathOf
  /**
   * Whether the user can open the desk's pages about dealers; for other users, a found dealer opens the list of that
   * dealer's orders.
   */
  readonly opensDealers: boolean
}

const listed = (path: `/${string}`, words: string, by = "suche"): `/${string}` =>
  `${path}?${new URLSearchParams({ [by]: words })}`

/**
 * Returns the path of the list page for this kind of result, searched with the same words; `undefined` if there is no
 * such list.
 */
const listOf = (
  kind: HitKind,
  words: string,
  { orderPath, opensDealers }: HitPlaces
): `/${string}` | undefined => {
  switch (kind) {
    case "orders":
      return orderPath("")?.startsWith("/support/") === true
        ? listed("/support/bestellungen", words)
        : undefined
    case "dealers":
      return opensDealers ? listed("/support/haendler", words) : undefined
    case "users":
      return listed("/support/user/list", words)
    case "customers":
    case "guests":
      return undefined
  }
}

const groupOf = <Hit>(
  kind: HitKind,
  { items, hasMore }: HitGroup<Hit>,
  optionOf: (hit: Hit) => SearchOption | undefined,
  list: `/${string}` | undefined
): SearchGroup => {
  const options = items.flatMap((hit) => optionOf(hit) ?? [])
  const more: ReadonlyArray<SearchOption> =
    hasMore && list !== undefined
      ? [{ key: `more-${kind}`, path: list, target: { kind: "more", of: kind } }]
      : []
  return { kind, options: [...options, ...more], isCut: hasMore && list === undefined }
}

/** Returns all results, each with the page that it opens; kinds without results are left out. */
export const hitGroups = (typed: string, hits: DeskHits, places: HitPlaces): ReadonlyArray<SearchGroup> => {
  const { orderPath, opensDealers } = places
  const words = typedLine(typed)
  const list = (kind: HitKind) => listOf(kind, words, places)
  const groups: ReadonlyArray<SearchGroup> = [
    groupOf(
      "orders",
      hits.orders,
      (hit) => {
        const path = orderPath(hit.orderId)
        return path === undefined
          ? undefined
          : { key: `order-${hit.orderId}`, path, target: { kind: "orders", hit } }
      },
      list("orders")
    ),
    groupOf(
      "customers",
      hits.customers,
      (hit) => ({
        key: `customer-${hit.id}`,
        path: `/support/kunde/bearbeiten?id=${hit.id}`,
        target: { kind: "customers", hit }
      }),
      list("customers")
    ),
    groupOf(
      "guests",
      hits.guests,
      (hit) => {
        const path =
          hit.orderCount === 1 ? orderPath(hit.orderId) : listed("/support/bestellungen", hit.email)
        return path === undefined
          ? undefined
          : { key: `guest-${hit.orderId}`, path, target: { kind: "guests", hit } }
      },
      list("guests")
    ),
    groupOf(
      "dealers",
      hits.dealers,
      (hit) => ({
        key: `dealer-${hit.id}`,
        path: opensDealers
          ? `/support/haendler/${hit.id}`
          : listed("/support/bestellungen", hit.name, "haendler"),
        target: { kind: "dealers", hit }
      }),
      list("dealers")
    ),
    groupOf(
      "users",
      hits.users,
      (hit) => ({
        key: `user-${hit.id}`,
        path: `/support/benutzer/${hit.id}/bearbeiten`,
        target: { kind: "users", hit }
      }),
      list("users")
    )
  ]
  return groups.filter(({ options }) => options.length > 0)
}

/** Returns the menu's pages whose names match all typed words by prefix. */
export const pageGroup = (
  typed: string,
  entries: ReadonlyArray<MenuEntry>,
  nameOf: (entry: MenuEntry) => string
): SearchGroup | undefined => {
  const words = searchText(typedLine(typed))
    .split(/\s+/u)
    .filter((word) => word !== "")
  if (words.join("").length < shortestSearch) return undefined
  const found = entries.filter((entry) => {
    const names = searchText(nameOf(entry)).split(/[\s,/-]+/u)
    return words.every((word) => names.some((name) => name.startsWith(word)))
  })
  return found.length === 0
    ? undefined
    : {
        kind: "pages",
        options: found.slice(0, hitsOfKind).map((hit) => ({
          key: `page-${hit.key}-${hit.path}`,
          path: hit.path,
          target: { kind: "pages", hit }
        })),
        isCut: false
      }
}

/**
 * Returns the option that Enter opens without a selection: the order with the typed number, or the only page that all
 * results lead to, e.g. for a guest and the guest's order. Returns `undefined` if the results lead to several pages.
 */
export const soleOption = (typed: string, groups: ReadonlyArray<SearchGroup>): SearchOption | undefined => {
  const options = groups.flatMap((group) => group.options)
  const number = orderNumberIn(typed)
  const named = options.find(
    ({ target }) => target.kind === "orders" && number !== undefined && target.hit.orderNumber === number
  )
  const [first] = options
  return named ?? (options.every(({ path }) => path === first?.path) ? first : undefined)
}
