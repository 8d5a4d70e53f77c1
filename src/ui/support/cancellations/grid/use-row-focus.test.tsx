// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react"
import { useRef, useState } from "react"
import { afterEach, expect, it } from "vitest"
import { useRowFocus } from "./use-row-focus.ts"

afterEach(cleanup)

function Rows({ orderIds, first }: { readonly orderIds: ReadonlyArray<string>; readonly first: string }) {
  const whole = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(first)
  useRowFocus(whole, { orderIds, active, onActive: setActive })
  return (
    <div ref={whole}>
      <input aria-label="search" />
      {orderIds.map((orderId) => (
        <div key={orderId} data-order={orderId} data-active={orderId === active} tabIndex={-1}>
          {orderId}
        </div>
      ))}
      {orderIds.length === 0 && (
        <div data-instead="">
          <button type="button">all</button>
        </div>
      )}
    </div>
  )
}

const begin = (first: string) => {
  const { rerender } = render(<Rows orderIds={["A", "B", "C"]} first={first} />)
  return (orderIds: ReadonlyArray<string>) => rerender(<Rows orderIds={orderIds} first={first} />)
}

it("the focus of a removed row moves to the row at its position", () => {
  const list = begin("B")
  screen.getByText("B").focus()
  list(["A", "C"])
  expect(document.activeElement).toBe(screen.getByText("C"))
  expect(screen.getByText("C").dataset["active"]).toBe("true")
  list(["A"])
  expect(document.activeElement).toBe(screen.getByText("A"))
})

it("the focus moves to the link out of the list if no row is left", () => {
  const list = begin("B")
  screen.getByText("B").focus()
  list([])
  expect(document.activeElement).toBe(screen.getByText("all"))
})

it("the focus is never taken from another element", () => {
  const list = begin("B")
  screen.getByText("B").focus()
  screen.getByLabelText("search").focus()
  list(["A", "C"])
  expect(document.activeElement).toBe(screen.getByLabelText("search"))
})
