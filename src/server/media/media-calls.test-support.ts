import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { medium } from "../../contract/media.api.ts"
import { wire } from "../../contract/wire.ts"
import { csrfCookie } from "../../domain/account/csrf-cookie.ts"
import type { Medium } from "../../domain/media/medium.ts"
import { morning, TestApi } from "../testing/api.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import type { TestVisitor } from "../testing/visitor.test-support.ts"
import { noteFilesOf } from "./change-medium.ts"
import { giveUpUpload } from "./pending-upload.ts"

const origin = "http://localhost:4200"

/** Uploads a file as a medium. */
export const upload = Effect.fnUntraced(function* (
  client: TestVisitor,
  name: string,
  bytes: Uint8Array,
  headers: Readonly<Record<string, string>> = {}
) {
  const { send } = yield* TestApi
  const request = new Request(`${origin}/api/cms/media?${new URLSearchParams({ name })}`, {
    method: "POST",
    headers: {
      host: "localhost:4200",
      origin,
      "content-type": "application/octet-stream",
      "x-csrf-token": client.cookies.get(csrfCookie) ?? "",
      cookie: [...client.cookies].map(([key, value]) => `${key}=${value}`).join("; "),
      ...headers
    },
    body: new Uint8Array(bytes)
  })
  const response = yield* send(request)
  const body: unknown = yield* Effect.promise(() => response.json())
  return { status: response.status, body, text: JSON.stringify(body), headers: response.headers }
})

const uploaded = Schema.decodeUnknownSync(wire({ medium, isKnown: Schema.Boolean }))

/** Returns the medium in the response to an upload. */
export const mediumIn = (body: unknown) => uploaded(body).medium

/** Requests a file of a medium as a visitor does. */
export const fileOf = Effect.fnUntraced(function* (
  address: string,
  headers: Readonly<Record<string, string>> = {}
) {
  const { send } = yield* TestApi
  const response = yield* send(
    new Request(origin + address, { headers: { host: "localhost:4200", ...headers } })
  )
  const bytes = new Uint8Array(yield* Effect.promise(() => response.arrayBuffer()))
  return { status: response.status, headers: response.headers, bytes }
})

/** Deletes the files of a medium whose row is deleted, as its removal does. */
export const removeFiles = (medium: Medium) =>
  Effect.flatMap(SqlClient, (sql) =>
    Effect.flatMap(sql.withTransaction(noteFilesOf(medium)), ({ id }) => giveUpUpload(id))
  )

/** Signs in a new editor. */
export const editorOf = (email: string) =>
  Effect.map(signedInWith(email, "Role_Interaid_Editor", morning), ({ client }) => client)
