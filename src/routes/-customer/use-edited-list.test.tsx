// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { StateMachine } from "xstate"
import type { KeptEdits } from "../../services/browser/kept-edits.ts"
import { useEditedList } from "./use-edited-list.ts"

const loaded = [{ id: 1, version: 1, value: "Ulm" }]
const kept: KeptEdits<string> = { read: () => [], keep: () => {} }

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it("an edited list rendered again with other calls saves with the newest, in a machine built once", async () => {
  const build = vi.spyOn(StateMachine.prototype, "provide")
  const said: Array<string> = []
  const { result, rerender } = renderHook(
    (name: string) =>
      useEditedList<string>({
        loaded,
        kept,
        save: async (rows) => {
          said.push(`${name} saves ${rows.map(({ value }) => value).join()}`)
          return { kind: "saved", rows: [{ id: 1, version: 2, value: "Linz" }] }
        },
        load: async () => ({ kind: "signedOut" }),
        onSaved: () => said.push(`${name} hears`)
      }),
    { initialProps: "the first" }
  )
  rerender("the second")
  act(() => result.current.wishes.onEdit("row-1", "Linz"))
  act(() => result.current.wishes.onSave())
  await waitFor(() => expect(said).toEqual(["the second saves Linz", "the second hears"]))
  expect(build).toHaveBeenCalledTimes(1)
})
