// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useRef } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { type RowKey, useRowKeys, walkedRow } from "./use-row-keys.ts"

afterEach(cleanup)

function List({
  names,
  onKey
}: {
  readonly names: ReadonlyArray<string>
  readonly onKey: (key: RowKey) => boolean
}) {
  const place = useRef<HTMLDivElement>(null)
  useRowKeys(place, onKey)
  return (
    <>
      <input aria-label="Search" />
      <p data-testid="text">A text</p>
      <div ref={place}>
        <table>
          <tbody>
            {names.map((name) => (
              <tr key={name} {...walkedRow(name)} data-testid={name}>
                <td>
                  <input type="checkbox" aria-label={`Choose ${name}`} />
                </td>
                <th scope="row">
                  <a href={`#${name}`}>{name}</a>
                </th>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const begin = (...names: ReadonlyArray<string>) => {
  const onKey = vi.fn<(key: RowKey) => boolean>(() => true)
  const list = (shown: ReadonlyArray<string>) => <List names={shown} onKey={onKey} />
  const { rerender } = render(list(names))
  return { onKey, show: (...shown: ReadonlyArray<string>) => rerender(list(shown)) }
}

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

const focused = () => document.activeElement?.getAttribute("data-testid") ?? document.activeElement?.tagName

it("moves by arrow keys into the list and between its rows, and stops at both ends (rule desk.row-keys)", () => {
  begin("a", "b", "c")
  const way = ["ArrowUp", "ArrowDown", "ArrowDown", "End", "ArrowDown", "ArrowUp", "Home", "ArrowUp"].map(
    (key) => {
      press(key)
      return focused()
    }
  )
  expect(way).toEqual(["BODY", "a", "b", "c", "c", "b", "a", "a"])
})

it("ignores keys in a text field, and letters outside of rows (WCAG 2.1.4)", () => {
  const { onKey } = begin("a")
  press("b")
  screen.getByLabelText("Search").focus()
  for (const key of ["ArrowDown", "b", "Enter"]) press(key)
  expect(focused()).toBe("INPUT")
  expect(onKey).not.toHaveBeenCalled()
})

it("opens a row's link by Enter, toggles its checkbox by the space bar, and passes other keys on", () => {
  const { onKey } = begin("a", "b")
  press("ArrowDown")
  const onLink = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  screen.getByRole("link", { name: "a" }).addEventListener("click", onLink)
  press("Enter")
  expect(onLink).toHaveBeenCalledTimes(1)
  const box = screen.getByLabelText<HTMLInputElement>("Choose a")
  const presses: Array<boolean> = []
  box.addEventListener("click", ({ shiftKey }) => presses.push(shiftKey))
  press(" ")
  press(" ", { shiftKey: true })
  expect(presses).toEqual([false, true])
  press("A", { ctrlKey: true })
  expect(onKey.mock.calls).toEqual([[{ key: "a", isCommand: true, rowKey: "a" }]])
})

it("moves the focus of a removed row to the row that takes its position", () => {
  const { show } = begin("a", "b", "c")
  for (const key of ["ArrowDown", "End"]) press(key)
  show("a", "b")
  expect(focused()).toBe("b")
  press("Home")
  show("b")
  expect(focused()).toBe("b")
})

it("does not move the focus after the user has moved it with the pointer", () => {
  const { show } = begin("a", "b")
  press("ArrowDown")
  fireEvent.pointerDown(screen.getByTestId("text"))
  screen.getByTestId("a").blur()
  show("b")
  expect(focused()).toBe("BODY")
})
