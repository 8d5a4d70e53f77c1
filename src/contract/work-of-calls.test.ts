import { assert, describe, it } from "vitest"
import { policy } from "./permissions-of-calls.ts"
import { ShopApi } from "./shop.api.ts"
import { namedWork, workOfCall } from "./work-of-calls.ts"

interface Endpoint {
  readonly identifier: string
  readonly method: string
}

const calls = Object.values(ShopApi.groups).flatMap((group) =>
  Object.values<Endpoint>(group.endpoints).map(({ identifier, method }) => ({
    operation: `${group.identifier}.${identifier}`,
    method
  }))
)

const workOf = (operation: string) => {
  const call = calls.find((each) => each.operation === operation) ?? assert.fail(operation)
  const permission = policy[operation] ?? assert.fail(operation)
  return workOfCall({ ...call, permission })
}

describe("the class of a call (rule safety.shedding)", () => {
  it("exists for every call", () => {
    assert.isAbove(calls.length, 200)
    for (const { operation } of calls) assert.isString(workOf(operation), operation)
  })

  it("is only set for existing calls and groups", () => {
    const groups = new Set(calls.map(({ operation }) => operation.split(".")[0]))
    for (const group of namedWork.groups) assert.isTrue(groups.has(group), group)
    for (const call of namedWork.calls)
      assert.isTrue(
        calls.some(({ operation }) => operation === call),
        call
      )
  })

  it("of every exported file is refused first", () => {
    const files = calls.map(({ operation }) => operation).filter((operation) => workOf(operation) === "files")
    assert.includeMembers(files, [
      "ordersExport.ordersFile",
      "salesList.salesFile",
      "periodStatistic.statisticFile",
      "shopFigures.figuresFile",
      "charts.pngFile",
      "charts.dataFile",
      "ownData.extract"
    ])
  })

  it("is the last one for order placement, and for nothing else", () => {
    const last = calls
      .map(({ operation }) => operation)
      .filter((operation) => workOf(operation) === "placing")
    assert.sameMembers(last, [
      "orderProcess.finalCheck",
      "orderProcess.mandate",
      "orderProcess.place",
      "payments.event",
      "session.renew"
    ])
  })

  it.each([
    ["periodStatistic.getStatistic", "desk"],
    ["support.customers", "desk"],
    ["support.saveCustomer", "account"],
    ["content.page", "pages"],
    ["openData.zip", "pages"],
    ["dealers.list", "pages"],
    ["kalkulation.calculate", "search"],
    ["search.find", "search"],
    ["locations.placesOfZip", "search"],
    ["account.signIn", "account"],
    ["customer.orders", "account"],
    ["registration.register", "account"],
    ["priceLists.publish", "account"],
    ["orderProcess.start", "steps"],
    ["orderProcess.savePayment", "steps"],
    ["orderLife.cancel", "steps"],
    ["orderLife.confirm", "account"]
  ] as const)("of %s is %s", (operation, work) => {
    assert.strictEqual(workOf(operation), work)
  })
})
