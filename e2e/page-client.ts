import { csrfCookie } from "../src/domain/account/csrf-cookie.ts"
import type { BrowserContext } from "@playwright/test"
import { type Client, createClient } from "../src/services/client/client.ts"

/**
 * Creates the shop's own client in a browser context without a page: calls are sent with the browser's cookies, and
 * cookies that the server sets are available to the pages that follow.
 */
export const pageClient = (context: BrowserContext, origin = ""): Client => {
  let csrf: string | undefined
  const fetch = async (address: string, { method, headers, body }: RequestInit): Promise<Response> => {
    const answer = await context.request.fetch(`${origin}${address}`, {
      ...(method === undefined ? {} : { method }),
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === "string" ? { data: body } : {})
    })
    csrf = (await context.cookies()).find(({ name }) => name === csrfCookie)?.value
    return new Response(answer.status() === 204 ? null : await answer.text(), { status: answer.status() })
  }
  return createClient({ fetch, csrfToken: () => csrf })
}
