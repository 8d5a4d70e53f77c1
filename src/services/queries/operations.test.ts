import { expect, it } from "vitest"
import { queryOf } from "./ask.ts"
import { runningShop } from "./operations.ts"

it("requests the operating state every half minute, and caches no earlier one (rule desk.operations)", () => {
  const client = { call: () => Promise.resolve({ type: "unreachable" as const }) }
  expect(queryOf(client, runningShop)).toMatchObject({
    refetchInterval: 30_000,
    refetchOnWindowFocus: "always",
    gcTime: 0
  })
})
