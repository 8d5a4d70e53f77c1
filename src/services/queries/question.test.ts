import { QueryObserver } from "@tanstack/react-query"
import { isNotFound } from "@tanstack/react-router"
import { describe, expect, it } from "vitest"
import { NoAnswer } from "../client/no-answer.ts"
import { createClient } from "../client/client.ts"
import { NoAccess } from "../page/no-access.ts"
import { ask, loaded, queryOf } from "./ask.ts"
import { createQueries, valueOf } from "./question.ts"
import { customers, users } from "./support.ts"

const thrownBy = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (error) {
    return error
  }
}
const refused = (status: number) => ({ type: "refused", status, error: {} }) as const

/** Simulates a page load with a server that responds with this name or with `answer`, and records the requests. */
const pageOf = (name: string, answer = async (_signal: AbortSignal) => Response.json({ Name: name })) => {
  const asked: Array<{ readonly address: string; readonly signal: AbortSignal }> = []
  const client = createClient({
    csrfToken: () => undefined,
    fetch: (address, { signal }) => {
      if (!signal) throw new Error("A question goes with a signal")
      asked.push({ address, signal })
      return answer(signal)
    }
  })
  return { asked, context: { queries: createQueries(), client }, abortController: new AbortController() }
}
const lists = users({ suche: "erika" })
const never = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(new Error("aborted"))))

describe("the answer to a question", () => {
  it("is the value, or an error if there was none", () => {
    expect(valueOf({ type: "ok", value: 7 })).toBe(7)
    expect(thrownBy(() => valueOf({ type: "unreachable" }))).toBeInstanceOf(NoAnswer)
    expect(thrownBy(() => valueOf(refused(422)))).toBeInstanceOf(NoAnswer)
  })

  it("becomes the error page after a refusal", () => {
    for (const status of [401, 403]) expect(thrownBy(() => valueOf(refused(status)))).toBeInstanceOf(NoAccess)
    expect(isNotFound(thrownBy(() => valueOf(refused(404))))).toBe(true)
  })

  it("is requested once, even if the server does not answer or the permission is missing", async () => {
    const silent = pageOf("a", () => Promise.reject(new TypeError("Failed to fetch")))
    expect(await loaded(silent, lists)).toEqual({ kind: "unreachable" })
    const closed = pageOf("a", async () => Response.json({ Code: "Forbidden" }, { status: 403 }))
    await expect(loaded(closed, lists)).rejects.toBeInstanceOf(NoAccess)
    expect([silent.asked.length, closed.asked.length]).toEqual([1, 1])
  })

  it("belongs to the page load that requested it: two page loads share nothing", async () => {
    const [one, other] = [pageOf("Erika"), pageOf("Max")]
    const [own, others] = await Promise.all([loaded(one, lists), loaded(other, lists)])
    expect([own, others]).toEqual([
      { kind: "full", value: { name: "Erika" } },
      { kind: "full", value: { name: "Max" } }
    ])
    expect(other.context.queries.getQueryData(lists.key)).toEqual({ name: "Max" })
    expect(createQueries().getQueryCache().getAll()).toEqual([])
  })

  it("is cached under the call and its query", () => {
    expect(lists.key).toEqual(["/api/support/benutzer", { query: { search: "erika" } }])
    expect(customers({ suche: "erika", rolle: "Role_Press" }).key).toEqual([
      "/api/support/kunden",
      { query: { search: "erika" } }
    ])
  })
})

describe("a question that is no longer needed", () => {
  it("ends with its page or state, and aborts its call", async () => {
    const page = pageOf("a", never)
    const asking = ask(page.context, lists, page.abortController.signal)
    page.abortController.abort()
    await expect(asking).rejects.toThrow("CancelledError")
    expect(page.asked.map(({ signal }) => signal.aborted)).toEqual([true])
  })

  it("is requested again by the next page, which the former signal does not abort", async () => {
    let times = 0
    const page = pageOf("a", async () => Response.json({ Name: String(++times) }))
    await ask(page.context, lists, page.abortController.signal)
    const again = ask(page.context, lists, new AbortController().signal)
    page.abortController.abort()
    expect(await again).toEqual({ name: "2" })
  })
})

it("requests an answer again after a change only where it is shown", async () => {
  const page = pageOf("a")
  const { queries, client } = page.context
  await ask(page.context, lists, page.abortController.signal)
  await ask(page.context, users({}), page.abortController.signal)
  const stop = new QueryObserver(queries, queryOf(client, lists)).subscribe(() => undefined)
  expect(page.asked.length).toBe(2)
  await queries.invalidateQueries()
  stop()
  expect(page.asked.map(({ address }) => address).slice(2)).toEqual(["/api/support/benutzer?search=erika"])
})
