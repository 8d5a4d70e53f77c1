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

it("hands the focus of a row that leaves the list to the one that comes to stand there", () => {
  const list = begin("B")
  screen.getByText("B").focus()
  list(["A", "C"])
  expect(document.activeElement).toBe(screen.getByText("C"))
  expect(screen.getByText("C").dataset["active"]).toBe("true")
  list(["A"])
  expect(document.activeElement).toBe(screen.getByText("A"))
})

it("leads to the way out where no row is left", () => {
  const list = begin("B")
  screen.getByText("B").focus()
  list([])
  expect(document.activeElement).toBe(screen.getByText("all"))
})

it("never takes the focus", () => {
  const list = begin("B")
  screen.getByText("B").focus()
  screen.getByLabelText("search").focus()
  list(["A", "C"])
  expect(document.activeElement).toBe(screen.getByLabelText("search"))
})
