import { Effect } from "effect"
import type { Role } from "../../domain/rights/roles.ts"
import { morning } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import type { TestVisitor } from "../testing/visitor.test-support.ts"

export const tasksPath = "/api/support/aufgaben"

/** A task in the wire format. */
export interface ShownTask {
  readonly Kind: string
  readonly Subject: string
  readonly RowVersion: number
  readonly State: string
  readonly Owner: { readonly AccountId: number; readonly Name: string } | null
  readonly PostponedUntil: string | null
  readonly Note: string
  readonly Title: string
  readonly Detail: string
  readonly Cause: string | null
  readonly Path: string | null
  readonly May: ReadonlyArray<string>
}

interface List {
  readonly Items: ReadonlyArray<ShownTask>
  readonly Total: number
  readonly Kinds: ReadonlyArray<{ readonly Kind: string; readonly Count: number }>
}

export const tasksOf = (client: TestVisitor, query = "") =>
  Effect.map(client.get(`${tasksPath}?size=100${query}`), (answer) => bodyOf<List>(answer))

/** Returns the task of a case; undefined if the case is not open. */
export const taskOf = Effect.fnUntraced(function* (
  client: TestVisitor,
  kind: string,
  subject: string | number,
  query = ""
) {
  const { Items } = yield* tasksOf(client, `&kind=${kind}${query}`)
  return Items.find((task) => task.Subject === String(subject))
})

export const actOn = (
  client: TestVisitor,
  task: Pick<ShownTask, "Kind" | "Subject" | "RowVersion">,
  act: string,
  more: object = {}
) =>
  client.post(`${tasksPath}/${task.Kind}/${encodeURIComponent(task.Subject)}/${act}`, {
    RowVersion: task.RowVersion,
    ...more
  })

/** Creates and signs in a staff member with a role, or an admin. */
export const staffWith = (name: string, role: Role) => signedInWith(`${name}@aufgaben.example`, role, morning)
