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

it("leads into the list from nowhere and from row to row, and stops at its ends (rule desk.row-keys)", () => {
  begin("a", "b", "c")
  const way = ["ArrowUp", "ArrowDown", "ArrowDown", "End", "ArrowDown", "ArrowUp", "Home", "ArrowUp"].map(
    (key) => {
      press(key)
      return focused()
    }
  )
  expect(way).toEqual(["BODY", "a", "b", "c", "c", "b", "a", "a"])
})

it("leaves a field that is written in its keys, and letters outside of rows theirs (WCAG 2.1.4)", () => {
  const { onKey } = begin("a")
  press("b")
  screen.getByLabelText("Search").focus()
  for (const key of ["ArrowDown", "b", "Enter"]) press(key)
  expect(focused()).toBe("INPUT")
  expect(onKey).not.toHaveBeenCalled()
})

it("opens what a row is about by Enter, presses its box by the space bar, and hands other keys on", () => {
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

it("gives the focus of a row that leaves the list to the one that comes to stand there", () => {
  const { show } = begin("a", "b", "c")
  for (const key of ["ArrowDown", "End"]) press(key)
  show("a", "b")
  expect(focused()).toBe("b")
  press("Home")
  show("b")
  expect(focused()).toBe("b")
})

it("leaves the focus where the user has put it with the pointer", () => {
  const { show } = begin("a", "b")
  press("ArrowDown")
  fireEvent.pointerDown(screen.getByTestId("text"))
  screen.getByTestId("a").blur()
  show("b")
  expect(focused()).toBe("BODY")
})
