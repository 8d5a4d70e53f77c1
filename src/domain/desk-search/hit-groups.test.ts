import { describe, expect, it } from "vitest"
import { menuOf } from "../rights/menus.ts"
import { orderPathOf } from "../rights/order-path.ts"
import type { Role } from "../rights/roles.ts"
import type { DeskHits, GuestHit, OrderHit } from "./desk-hits.ts"
import { hitGroups, pageGroup, soleOption } from "./hit-groups.ts"

const none = { items: [], hasMore: false }
const nothing: DeskHits = { orders: none, customers: none, guests: none, dealers: none, users: none }

const order = (count: number): OrderHit => ({
  orderId: `order${count}`,
  orderNumber: `HM-26-${count}`,
  placedAt: "2026-01-05T08:00:00.000Z",
  status: "placed",
  buyer: "Anna Huber",
  zipCode: "80331",
  city: "München",
  dealer: "Wärmehof"
})
const guest = (orderCount: number): GuestHit => ({
  email: "anna@huber.example",
  name: "Anna Huber",
  phone: "0171 5566778",
  orderId: "order100001",
  orderNumber: "HM-26-100001",
  orderCount
})
const orders = (...items: ReadonlyArray<OrderHit>) => ({ items, hasMore: false })

const placesOf = (role: Role, opensDealers: boolean) => ({
  orderPath: orderPathOf({ roles: [role], isImpersonated: false }),
  opensDealers
})
const service = placesOf("Role_Interaid_CustomerSupport", false)
const dealerService = placesOf("Role_Interaid_DealerSupport", true)
const dealer = placesOf("Role_AdvertisingPartner", false)

const pathsOf = (hits: Partial<DeskHits>, typed = "huber", path = service) =>
  hitGroups(typed, { ...nothing, ...hits }, path).map(({ kind, options, isCut }) => ({
    kind,
    paths: options.map((option) => option.path),
    isCut
  }))

describe("the groups of search results", () => {
  it("link to pages the user may open; a kind without results has no group", () => {
    expect(pathsOf({})).toEqual([])
    expect(
      pathsOf({
        orders: orders(order(100001)),
        customers: {
          items: [{ id: 7, name: "Anna Huber", email: "a@b.example", phone: "" }],
          hasMore: false
        },
        dealers: {
          items: [{ id: 3, name: "Huber", zipCode: "1", city: "", state: "active" }],
          hasMore: false
        },
        users: { items: [{ id: 9, name: "Huber", email: "c@d.example", roles: [] }], hasMore: false }
      })
    ).toEqual([
      { kind: "orders", paths: ["/support/bestellungen/order100001"], isCut: false },
      { kind: "customers", paths: ["/support/kunde/bearbeiten?id=7"], isCut: false },
      { kind: "dealers", paths: ["/support/bestellungen?haendler=Huber"], isCut: false },
      { kind: "users", paths: ["/support/benutzer/9/bearbeiten"], isCut: false }
    ])
    expect(pathsOf({ orders: orders(order(100001)) }, "huber", dealer)).toEqual([
      { kind: "orders", paths: ["/stornomanagement/bestellungen/order100001"], isCut: false }
    ])
  })

  it("link a dealer to the dealer's page, or to the dealer's orders if that page is not allowed", () => {
    const name = "Huber & Co"
    const found = { id: 3, name, zipCode: "1", city: "", state: "active" as const }
    const dealers = { dealers: { items: [found], hasMore: true } }
    expect(pathsOf(dealers, "huber", dealerService)).toEqual([
      { kind: "dealers", paths: ["/support/haendler/3", "/support/haendler?suche=huber"], isCut: false }
    ])
    expect(pathsOf(dealers, "huber", service)).toEqual([
      { kind: "dealers", paths: ["/support/bestellungen?haendler=Huber+%26+Co"], isCut: true }
    ])
  })

  it("link a guest to the guest's only order, or to the list of all of them", () => {
    const one = pathsOf({ guests: { items: [guest(1)], hasMore: false } })
    expect(one[0]?.paths).toEqual(["/support/bestellungen/order100001"])
    const three = pathsOf({ guests: { items: [guest(3)], hasMore: true } })
    expect(three[0]).toMatchObject({
      paths: ["/support/bestellungen?suche=anna%40huber.example"],
      isCut: true
    })
  })

  it("link to the full list if that list finds results by the same words", () => {
    const hits = { orders: { items: [order(100001)], hasMore: true } }
    expect(pathsOf(hits, " Huber & Co ")[0]?.paths).toEqual([
      "/support/bestellungen/order100001",
      "/support/bestellungen?suche=Huber+%26+Co"
    ])
    expect(pathsOf(hits, "huber", dealer)[0]).toMatchObject({
      paths: ["/stornomanagement/bestellungen/order100001"],
      isCut: true
    })
  })
})

describe("the result that Enter opens", () => {
  const sole = (typed: string, hits: Partial<DeskHits>) =>
    soleOption(typed, hitGroups(typed, { ...nothing, ...hits }, service))?.key

  it("is the order with the searched number, whatever else was found", () => {
    const hits = {
      orders: orders(order(100002), order(100001)),
      guests: { items: [guest(2)], hasMore: false }
    }
    expect(sole("hm26100001", hits)).toBe("order-order100001")
  })

  it("is the only result, also if a guest and the guest's order were found", () => {
    expect(
      sole("0171", { orders: orders(order(100001)), guests: { items: [guest(1)], hasMore: false } })
    ).toBe("order-order100001")
  })

  it("is none if there are several results or no results", () => {
    expect(sole("huber", { orders: orders(order(100001), order(100002)) })).toBeUndefined()
    expect(sole("huber", {})).toBeUndefined()
  })
})

describe("pages", () => {
  const pagesOf = (typed: string, role: "Role_Interaid_Admin" | "Role_AdvertisingPartner") =>
    pageGroup(
      typed,
      menuOf({ roles: [role], isImpersonated: false }).entries,
      ({ path }) => path
    )?.options.map(({ path }) => path)

  it("are found in the user's menu by the beginnings of their words", () => {
    expect(pagesOf("Postau", "Role_Interaid_Admin")).toEqual(["/support/postausgang"])
    expect(pagesOf("kunden", "Role_Interaid_Admin")).toEqual(["/support/kunden"])
    expect(pagesOf("haend pr", "Role_AdvertisingPartner")).toEqual(["/haendler/preise"])
    expect(pagesOf("postau", "Role_AdvertisingPartner")).toBeUndefined()
    expect(pagesOf("ausgang", "Role_Interaid_Admin")).toBeUndefined()
    expect(pagesOf("p", "Role_Interaid_Admin")).toBeUndefined()
  })
})
