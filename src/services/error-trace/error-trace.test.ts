import { describe, expect, it } from "vitest"
import { errorTrace } from "./error-trace.ts"

const traceAt = (...times: ReadonlyArray<number>) => {
  const left = [...times]
  return errorTrace(
    "agent",
    () => left.shift() ?? 0,
    () => "https://shop.example/neu?t=secret#part"
  )
}

describe("the error trace", () => {
  it("reports the errors since the last report, with URLs without their query", () => {
    const trace = traceAt(100, 200, 300, 300)
    trace.note(new TypeError("x is undefined"), {
      filename: "https://shop.example/assets/a.js?token=1",
      lineno: 3,
      colno: 7
    })
    const report = trace.take()
    expect(report).toMatchObject({
      userAgent: "agent",
      timeStart: 100,
      timeEnd: 300,
      href: "https://shop.example/neu",
      errors: [
        {
          message: "TypeError: x is undefined",
          filename: "https://shop.example/assets/a.js",
          lineno: 3,
          colno: 7,
          time: 200
        }
      ]
    })
    expect(trace.take()).toBeUndefined()
  })

  it("ignores the two messages of the resize observer and no others", () => {
    const trace = traceAt()
    trace.note(undefined, { message: "ResizeObserver loop limit exceeded" })
    trace.note(undefined, { message: "ResizeObserver loop completed with undelivered notifications." })
    expect(trace.take()).toBeUndefined()
    trace.note(undefined, { message: "ResizeObserver is not defined" })
    expect(trace.take()?.errors).toHaveLength(1)
  })

  it("keeps at most twenty errors, each cut to the length that the server accepts", () => {
    const trace = traceAt()
    for (let index = 0; index < 50; index++) trace.note(new Error("x".repeat(5000)))
    const errors = trace.take()?.errors ?? []
    expect(errors).toHaveLength(20)
    expect(errors[0]?.message).toHaveLength(1000)
    expect(errors[0]?.stack.length).toBeLessThanOrEqual(4000)
  })

  it("records any thrown value", () => {
    const trace = traceAt()
    for (const thrown of ["text", null, 5, { message: "object" }]) trace.note(thrown, { lineno: Number.NaN })
    expect(trace.take()?.errors.map(({ message, lineno }) => [message, lineno])).toEqual([
      ["text", 0],
      ["undefined", 0],
      ["5", 0],
      ["[object Object]", 0]
    ])
  })

  it("contains URL and machine history of the last error, even if the visitor is on another page since", () => {
    let page = "https://shop.example/angebotsliste"
    const machines = [{ machine: "calculator", version: "1", entries: [] }]
    const trace = errorTrace(
      "agent",
      () => 0,
      () => page,
      () => [...machines]
    )
    trace.note(new Error("first"))
    page = "https://shop.example/bestellung"
    machines.push({ machine: "order", version: "1", entries: [] })
    trace.note(new Error("second"))
    page = "https://shop.example/impressum"
    machines.push({ machine: "session", version: "1", entries: [] })
    const report = trace.take()
    expect(report?.href).toBe("https://shop.example/bestellung")
    expect(report?.machines.map(({ machine }) => machine)).toEqual(["calculator", "order"])
  })
})
