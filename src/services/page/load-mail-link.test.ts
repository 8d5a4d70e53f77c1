import { expect, it } from "vitest"
import { createClient } from "../client/client.ts"
import { loadMailLink } from "./load-mail-link.ts"

const clientThat = (status: number, body: object) => {
  const asked: Array<string> = []
  const client = createClient({
    csrfToken: () => "token",
    fetch: (address, { method }) => {
      asked.push(`${method} ${address}`)
      return Promise.resolve(Response.json(body, { status }))
    }
  })
  return { asked, client }
}

it("checks a link and returns its email address", async () => {
  const { asked, client } = clientThat(200, { IsValid: true, Email: "e…a@beispiel.example" })
  expect(await loadMailLink(client, "password", "abc")).toEqual({
    kind: "valid",
    email: "e…a@beispiel.example"
  })
  expect(asked).toEqual(["GET /api/account/mail-token/password/abc"])
})

it.each([
  [200, { IsValid: false }, "gone"],
  [404, { Code: "NotFound" }, "gone"],
  [503, {}, "unreachable"]
])("treats the answer %s %j as %s", async (status, body, kind) => {
  expect(await loadMailLink(clientThat(status, body).client, "email", "abc")).toEqual({ kind })
})

it.each([undefined, "", ["a", "b"], "a".repeat(201)])("does not call the server for %j", async (token) => {
  const { asked, client } = clientThat(200, { IsValid: true })
  expect(await loadMailLink(client, "registration", token)).toEqual({ kind: "gone" })
  expect(asked).toEqual([])
})
