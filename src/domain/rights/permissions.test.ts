import { assert, describe, expect, it } from "vitest"
import { type Identity, permissions, rowOpener, rowsOf, verdictOn } from "./permissions.ts"
import { isRole, type Role, roles } from "./roles.ts"
import { cellsOf } from "./rows.test-support.ts"

/**
 * The rows of rule desk.permissions that this product uses, copied by hand: first callers without an account, then the
 * permitted roles, then staff acting on behalf of a customer (decision 015). `+` allowed, `-` forbidden, `?` sign-in
 * required.
 */
const table: Readonly<Record<(typeof permissions)[number], string>> = {
  public: "+ everyone +",
  signedIn: "? everyone +",
  "order.place": "+ Customer Admin +",
  "order.pay": "+ Customer Admin -",
  "account.self": "? everyone +",
  "account.secrets": "? everyone -",
  "alarms.self": "? everyone +",
  "orders.own": "? Customer Admin +",
  "orders.sell": "? AdvertisingPartner DealerSupport Admin -",
  "orders.read": "? AdvertisingPartner DealerSupport CustomerSupport Financial Admin -",
  "orders.any.read": "? DealerSupport CustomerSupport Financial Admin -",
  "tasks.list": "? DealerSupport CustomerSupport Editor Financial Admin -",
  "orders.mail": "? DealerSupport CustomerSupport Admin -",
  "orders.end": "? DealerSupport CustomerSupport Admin -",
  "orders.bill": "? AdvertisingPartner Financial Admin -",
  "cancellations.read": "? AdvertisingPartner DealerSupport CustomerSupport Financial Admin -",
  "cancellations.comment": "? AdvertisingPartner DealerSupport CustomerSupport Admin -",
  "cancellations.feedback": "? AdvertisingPartner DealerSupport Admin -",
  "cancellations.book": "? AdvertisingPartner DealerSupport Financial Admin -",
  "reviews.answer": "? AdvertisingPartner Admin -",
  "reviews.moderate": "? DealerSupport CustomerSupport Admin -",
  "closures.edit": "? AdvertisingPartner DealerSupport Admin -",
  "dealer.home": "? AdvertisingPartner Admin -",
  "dealers.edit": "? DealerSupport Admin -",
  "prices.edit": "? AdvertisingPartner DealerSupport Admin -",
  "prices.byKey": "? NO_ROLE ?",
  "customers.read": "? CustomerSupport Financial Admin -",
  "customers.edit": "? CustomerSupport Admin -",
  "customers.impersonate": "? CustomerSupport Admin -",
  "users.list": "? CustomerSupport Admin -",
  "users.edit": "? Admin -",
  "outbox.read": "? Admin -",
  "outbox.send": "? Admin -",
  "audit.read": "? Admin -",
  "machines.read": "? DealerSupport CustomerSupport Admin -",
  "operations.read": "? Admin -",
  "support.enter": "? DealerSupport CustomerSupport Editor Financial Marketing AdManager Admin -",
  "statistics.period": "? AdvertisingPartner DealerSupport Financial Marketing AdManager Admin -",
  "orders.export": "? Financial Admin -",
  "sales.list": "? Financial Admin -",
  "figures.read": "? Marketing Admin -",
  "charts.export": "? Press Editor Marketing Admin -",
  "press.material": "? Press Editor Marketing Admin -",
  "adverts.read": "? Financial Marketing AdManager Admin -",
  "adverts.edit": "? AdManager Admin -",
  "adverts.campaigns": "? Marketing AdManager Admin -",
  "cms.searches": "? Editor Marketing Admin -",
  "cms.prompts": "? Editor Admin -",
  "cache.clear": "? Editor AdManager Admin -",
  "cms.media": "? Editor Marketing Admin -",
  "cms.edit": "? Editor Marketing Admin -",
  "cms.publish": "? Editor Marketing Admin -",
  "cms.review": "? Editor Admin -"
}

const sign = { allowed: "+", forbidden: "-", signInNeeded: "?" } as const

const account = (role: Role, isImpersonated = false): Identity => ({
  kind: "account",
  roles: [role],
  isImpersonated
})

const identities: ReadonlyArray<Identity> = [
  { kind: "anonymous" },
  ...roles.map((role) => account(role)),
  account("Role_Customer", true)
]

describe("permissions (rule desk.permissions)", () => {
  it("have a column for every role", () => {
    for (const row of Object.values(table)) expect(cellsOf(row)).toHaveLength(identities.length)
    expect([...roles, "Role_Admin", ""].filter(isRole)).toEqual(roles)
  })

  for (const permission of permissions)
    it(`grants ${permission} as the table says`, () => {
      const cells = identities.map((who) => sign[verdictOn(permission, who)])
      assert.deepStrictEqual(cells, cellsOf(table[permission]))
    })

  it("give staff who act in a customer's name no rights of their own, not even the admin's", () => {
    const who: Identity = {
      kind: "account",
      roles: ["Role_Customer", "Role_Interaid_Admin"],
      isImpersonated: true
    }
    for (const permission of permissions)
      assert.strictEqual(
        verdictOn(permission, who),
        table[permission].endsWith("-")
          ? "forbidden"
          : table[permission].endsWith("?")
            ? "signInNeeded"
            : "allowed",
        permission
      )
  })
})

describe("the rows that a permission opens (decision 026)", () => {
  const rows = (...own: ReadonlyArray<Role>) =>
    rowsOf("cancellations.book", { kind: "account", roles: own, isImpersonated: false })

  it("are a dealer's own, or all for the operator's staff with the permission", () => {
    expect(rows("Role_AdvertisingPartner")).toBe("own")
    expect(rows("Role_Interaid_DealerSupport")).toBe("all")
    expect(rows("Role_Interaid_Financial")).toBe("all")
    expect(rows("Role_Interaid_Admin")).toBe("all")
  })

  it("are not extended by a role without the permission", () => {
    expect(rows("Role_AdvertisingPartner", "Role_Interaid_Marketing")).toBe("own")
    expect(rows("Role_AdvertisingPartner", "Role_Interaid_Financial")).toBe("all")
  })

  it("are for the permission's own roles only, and never while acting for another user", () => {
    expect(rows("Role_Customer")).toBe("none")
    expect(rows("Role_Interaid_CustomerSupport")).toBe("none")
    expect(rowsOf("cancellations.book", { kind: "anonymous" })).toBe("none")
    expect(rowsOf("order.place", { kind: "anonymous" }), "allowed, but of no rows").toBe("none")
    const acting: Identity = { kind: "account", roles: ["Role_Interaid_Admin"], isImpersonated: true }
    expect(rowsOf("cancellations.book", acting)).toBe("none")
  })
})

describe("the rows opened to a user", () => {
  const opened = (own: ReadonlyArray<Role>, ownDealerId: number | undefined) => {
    const who: Identity = { kind: "account", roles: own, isImpersonated: false }
    return (["cancellations.read", "cancellations.comment", "cancellations.book"] as const).map(
      (permission) => {
        const opens = rowOpener(permission, who, ownDealerId)
        return [7, 8].filter((dealerId) => opens({ dealerId }))
      }
    )
  }

  it("are determined by each permission separately (decision 026)", () => {
    expect(opened(["Role_AdvertisingPartner"], 7)).toEqual([[7], [7], [7]])
    // this user may read and comment on all rows, but book only rows of the user's own dealer
    expect(opened(["Role_AdvertisingPartner", "Role_Interaid_CustomerSupport"], 7)).toEqual([
      [7, 8],
      [7, 8],
      [7]
    ])
    expect(opened(["Role_AdvertisingPartner", "Role_Interaid_Financial"], 7)).toEqual([[7, 8], [7], [7, 8]])
    expect(opened(["Role_Interaid_CustomerSupport"], undefined)).toEqual([[7, 8], [7, 8], []])
  })

  it("are none for a dealer's staff without a right to its rows", () => {
    expect(opened(["Role_Customer"], 7)).toEqual([[], [], []])
    expect(opened(["Role_Interaid_CustomerSupport"], 7)).toEqual([[7, 8], [7, 8], []])
  })

  it("are none for a dealer's role without a dealer", () => {
    expect(opened(["Role_AdvertisingPartner"], undefined)).toEqual([[], [], []])
  })
})
