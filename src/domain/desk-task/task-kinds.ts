import { type Identity, type Permission, verdictOn } from "../rights/permissions.ts"
import { type Role, roles } from "../rights/roles.ts"

/** The kinds of tasks, in the order of the list (rule task.kinds). */
export const taskKinds = [
  "withdrawal",
  "paymentMismatch",
  "returnedDebit",
  "givenUpMail",
  "changedAddress",
  "review",
  "application"
] as const

export type TaskKind = (typeof taskKinds)[number]

interface TaskKindFacts {
  /** What the page that settles it asks for; users do not see tasks whose page they may not open. */
  readonly permissions: ReadonlyArray<Permission>
  /** So many hours after it has come up it is overdue. */
  readonly dueHours: number
  /** Its own page ends it, or nothing in the shop does: then a member of staff says so in the list, with a note. */
  readonly settled: "there" | "here"
  /** Who has it is kept with the case, whose own page shows it too, or with the list. */
  readonly owned: "there" | "here"
}

/** One row for each kind; its source in the database is `src/server/desk-tasks/task-sources.ts`. */
export const taskKindFacts: Readonly<Record<TaskKind, TaskKindFacts>> = {
  withdrawal: {
    permissions: ["orders.end", "orders.any.read"],
    dueHours: 24,
    settled: "here",
    owned: "here"
  },
  paymentMismatch: {
    permissions: ["orders.bill", "orders.any.read"],
    dueHours: 24,
    settled: "here",
    owned: "here"
  },
  returnedDebit: { permissions: ["orders.bill"], dueHours: 48, settled: "there", owned: "here" },
  givenUpMail: { permissions: ["outbox.read"], dueHours: 24, settled: "here", owned: "here" },
  changedAddress: {
    permissions: ["orders.mail", "orders.any.read"],
    dueHours: 24,
    settled: "here",
    owned: "here"
  },
  review: { permissions: ["reviews.moderate"], dueHours: 72, settled: "there", owned: "here" },
  application: { permissions: ["dealers.edit"], dueHours: 120, settled: "there", owned: "there" }
}

/**
 * What the list itself asks for: staff who settle any kind may search all orders (a test holds it to that), so it is no permission of
 * its own, whose name every visitor's script would carry.
 */
export const taskListPermission = "orders.any.read" satisfies Permission

/** The kinds that a user may settle; none for users who may not see the list at all. */
export const kindsFor = (who: Identity): ReadonlyArray<TaskKind> =>
  verdictOn(taskListPermission, who) !== "allowed"
    ? []
    : taskKinds.filter((kind) =>
        taskKindFacts[kind].permissions.every((permission) => verdictOn(permission, who) === "allowed")
      )

/** Of each list a user needs a role to settle a kind: the list's own permission, and those of the page that settles it. */
export const rolesToSettle = (kind: TaskKind): ReadonlyArray<ReadonlyArray<Role>> => {
  const permissions: ReadonlyArray<Permission> = [taskListPermission, ...taskKindFacts[kind].permissions]
  return permissions.map((permission) =>
    roles.filter(
      (role) => verdictOn(permission, { kind: "account", roles: [role], isImpersonated: false }) === "allowed"
    )
  )
}

interface Place {
  /** What the case is called in its own table. */
  readonly subject: string
  readonly orderId: string | null
  /** Words that its page is searched by. */
  readonly words: string | null
}

const orderPage = (orderId: string): `/${string}` => `/support/bestellungen/${encodeURIComponent(orderId)}`

/** Where a case is settled, without the locale's prefix; null where no page of the shop knows it. */
export const taskPath = (kind: TaskKind, { subject, orderId, words }: Place): `/${string}` | null => {
  const own = encodeURIComponent(subject)
  const searched = encodeURIComponent(words ?? "")
  switch (kind) {
    case "withdrawal":
      return orderId === null ? `/support/bestellungen?suche=${searched}` : orderPage(orderId)
    case "paymentMismatch":
    case "changedAddress":
      return orderId === null ? null : orderPage(orderId)
    case "returnedDebit":
      return `/stornomanagement/rechnungen?suche=${searched}&stand=rechnung`
    case "givenUpMail":
      return `/support/postausgang/${own}`
    case "review":
      return `/support/bewertungen?bewertung=${own}`
    case "application":
      return `/support/haendler-antraege/${own}`
  }
}
