import { isNotFound } from "@tanstack/react-router"
import { expect, it } from "vitest"
import { loadedOf } from "./loaded.ts"
import { NoAccess } from "../page/no-access.ts"

const thrownBy = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (error) {
    return error
  }
}
const refused = (status: number) => ({ type: "refused", status, error: {} }) as const

it("is the answer, or that there was none", () => {
  expect(loadedOf({ type: "ok", value: 7 })).toEqual({ kind: "full", value: 7 })
  expect(loadedOf({ type: "unreachable" })).toEqual({ kind: "unreachable" })
  expect(loadedOf(refused(422))).toEqual({ kind: "unreachable" })
})

it("gives way to the error page of a refusal", () => {
  for (const status of [401, 403]) expect(thrownBy(() => loadedOf(refused(status)))).toBeInstanceOf(NoAccess)
  expect(isNotFound(thrownBy(() => loadedOf(refused(404))))).toBe(true)
})
