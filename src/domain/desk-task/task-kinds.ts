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
  "application",
  "textReview"
] as const

export type TaskKind = (typeof taskKinds)[number]

interface TaskKindFacts {
  /** Permissions for the page on which staff settle the task; only users who may open that page see the task. */
  readonly permissions: ReadonlyArray<Permission>
  /** Hours after which the task is overdue. */
  readonly dueHours: number
  /**
   * Where staff close the task. `there`: on the page of the case that the task is about; `here`: in the task list, with
   * a note, because the shop has no page for such a case.
   */
  readonly settled: "there" | "here"
  /** Where the owner is stored. `there`: with the case, whose page also shows the owner; `here`: with the task list. */
  readonly owned: "there" | "here"
}

/** Properties of each kind of task; the database query for each kind is in `src/server/desk-tasks/task-sources.ts`. */
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
  application: { permissions: ["dealers.edit"], dueHours: 120, settled: "there", owned: "there" },
  textReview: { permissions: ["cms.review"], dueHours: 48, settled: "there", owned: "here" }
}

/**
 * Permission for the task list itself: exactly the staff who settle at least one kind of task have it (a test checks
 * this).
 */
export const taskListPermission = "tasks.list" satisfies Permission

/** Returns the kinds of tasks that a user may settle; empty for users who may not see the list. */
export const kindsFor = (who: Identity): ReadonlyArray<TaskKind> =>
  verdictOn(taskListPermission, who) !== "allowed"
    ? []
    : taskKinds.filter((kind) =>
        taskKindFacts[kind].permissions.every((permission) => verdictOn(permission, who) === "allowed")
      )

/**
 * For each permission that a user needs to settle a kind of task, returns the roles that have it. The permissions are
 * that of the task list and each permission of the page where the task is settled. A user needs a role from each of the
 * returned lists.
 */
export const rolesToSettle = (kind: TaskKind): ReadonlyArray<ReadonlyArray<Role>> => {
  const permissions: ReadonlyArray<Permission> = [taskListPermission, ...taskKindFacts[kind].permissions]
  return permissions.map((permission) =>
    roles.filter(
      (role) => verdictOn(permission, { kind: "account", roles: [role], isImpersonated: false }) === "allowed"
    )
  )
}

interface Place {
  /** Id of the case in the table of its kind. */
  readonly subject: string
  readonly orderId: string | null
  /** Search text with which the page that lists such cases finds this case. */
  readonly words: string | null
}

const orderPage = (orderId: string): `/${string}` => `/support/bestellungen/${encodeURIComponent(orderId)}`

/**
 * Returns the path of the page on which a case is settled, without the locale's prefix, or `null` if there is no such
 * page.
 */
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
    case "textReview":
      return `/support/cms/${own}/edit`
  }
}
