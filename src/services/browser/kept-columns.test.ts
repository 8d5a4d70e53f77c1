import { expect, it } from "vitest"
import { cancellationColumns } from "../../domain/cancellation/columns.ts"
import { columnsKey, keptColumns } from "./kept-columns.ts"
import { keptValues } from "./storage.ts"

const browser = () => keptValues(() => undefined)

it("returns the columns that this user selected last, and none to other users", () => {
  const values = browser()
  const mine = keptColumns("7", values)
  expect(mine.read()).toBeUndefined()
  mine.keep(["orderNumber", "booking"])
  expect(mine.read()).toEqual(["orderNumber", "booking"])
  expect(keptColumns("8", values).read()).toBeUndefined()
})

it("deletes a selection of all columns, so that a new column is shown", () => {
  const values = browser()
  const mine = keptColumns("7", values)
  mine.keep(["orderNumber"])
  mine.keep(cancellationColumns)
  expect([mine.read(), values.keys()]).toEqual([undefined, []])
})

it.each(["[]", "{}", '["orderNumber","gone"]', "[1]", "null", "x"])(
  "ignores and deletes the invalid value %s",
  (text) => {
    const values = browser()
    values.set(columnsKey("7"), text)
    expect(keptColumns("7", values).read()).toBeUndefined()
    expect(values.get(columnsKey("7"))).toBeUndefined()
  }
)
