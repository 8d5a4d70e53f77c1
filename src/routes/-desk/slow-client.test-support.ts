import type { DeskHits } from "../../domain/desk-search/desk-hits.ts"
import type { Answer } from "../../services/client/call.ts"
import { createClient } from "../../services/client/client.ts"

/** The server's response to a search. */
export type Told = Answer<DeskHits, { readonly code: string }>

interface Asked {
  readonly search: string
  readonly signal: AbortSignal | undefined
  readonly answer: (told: Told) => void
}

const responseOf = (told: Told): Response => {
  if (told.type === "ok") return Response.json(told.value)
  return told.type === "refused"
    ? Response.json(told.error, { status: told.status })
    : new Response(null, { status: 503 })
}

const isSearch = (body: unknown): body is { readonly Search: string } =>
  typeof body === "object" && body !== null && "Search" in body

const searchIn = (body: unknown): string => {
  const sent: unknown = typeof body === "string" ? JSON.parse(body) : body
  return isSearch(sent) ? sent.Search : "nothing was sent"
}

/** A client whose server responds when the test triggers it. */
export const slowClient = () => {
  const asked: Array<Asked> = []
  const client = createClient({
    csrfToken: () => "token",
    read: (body) => body,
    fetch: (_, { body, signal }) =>
      new Promise((resolve) =>
        asked.push({
          search: searchIn(body),
          signal: signal ?? undefined,
          answer: (told) => resolve(responseOf(told))
        })
      )
  })
  return { asked, client }
}
