// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest"
import { startIslands } from "./start-islands.ts"

const load = () => Promise.resolve({})

const start = (mount: () => Promise<void> = () => Promise.resolve()) => {
  const mounted: Array<string> = []
  startIslands({
    find: (name) => (name === "unknown" ? undefined : load),
    mount: (element) => {
      mounted.push(element.id)
      return mount()
    }
  })
  return mounted
}

const touch = (id: string, type: string) =>
  document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }))

describe("the islands of a document", () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <div data-island="a" id="first"><input id="field"></div>
      <div data-island="a" id="second"></div>
      <div data-island="unknown" id="third"></div>`
  })

  it("are not hydrated before the first interaction", () => {
    expect(start()).toEqual([])
  })

  it.each(["focusin", "pointerdown", "pointerover", "touchstart"])(
    "are hydrated on %s inside, once and separately",
    (type) => {
      const mounted = start()
      touch("field", type)
      touch("field", type)
      touch("first", "pointerdown")
      touch("third", type)
      expect(mounted).toEqual(["first"])
    }
  )

  it("are hydrated at once if they already have the focus", () => {
    document.getElementById("field")?.focus()
    expect(start()).toEqual(["first"])
  })

  it("can be hydrated by one of their parts, unless they are hydrated already", () => {
    const mounted: Array<string> = []
    const sleeperAround = startIslands({
      find: () => load,
      mount: ({ id }) => {
        mounted.push(id)
        return Promise.resolve()
      }
    })
    const field = document.getElementById("field") ?? document.body
    expect(sleeperAround(document.body)).toBeUndefined()
    sleeperAround(field)?.()
    expect(mounted).toEqual(["first"])
    expect(sleeperAround(field)).toBeUndefined()
  })

  it("stay server-rendered if they cannot be hydrated, and report the error", async () => {
    const errors: Array<unknown> = []
    const failed = Promise.withResolvers<void>()
    globalThis.reportError = (error: unknown) => {
      errors.push(error)
      failed.resolve()
    }
    start(() => Promise.reject(new Error("gone")))
    touch("second", "pointerdown")
    await failed.promise
    expect(errors).toEqual([new Error("gone")])
    expect(document.querySelectorAll("input")).toHaveLength(1)
  })
})
