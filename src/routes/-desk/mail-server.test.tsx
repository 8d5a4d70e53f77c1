// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { afterEach, expect, it } from "vitest"
import type { ApplicationAct } from "../../domain/dealer-application/application.ts"
import { openOrderOf } from "../../domain/order/life/open-order.test-support.ts"
import type { OrderAct } from "../../domain/order/life/order-acts.ts"
import type { ReviewDecision } from "../../domain/review/desk-review.ts"
import { MailSendingContext } from "../../ui/kit/desk/mail-sending.ts"
import { ActForm } from "../../ui/order/desk/acts/ActForm.tsx"
import { OrderStep } from "../../ui/order/desk/acts/OrderStep.tsx"
import { ManyBar } from "../../ui/order/desk/many/ManyBar.tsx"
import { ManyDay } from "../../ui/order/desk/many/ManyDay.tsx"
import type { ManyView } from "../../ui/order/desk/many/many.view.ts"
import { DecisionDialog } from "../../ui/reviews/desk/DecisionDialog.tsx"
import { ActOnApplication } from "../../ui/support/applications/ActOnApplication.tsx"
import { MailsPart } from "../../ui/support/MailsPart.tsx"
import { onDesk } from "./desk-form.test-support.tsx"
import { review } from "./moderated-review.test-support.ts"

afterEach(cleanup)

type Own = { readonly sendsMails: boolean } | undefined

const mails = (own: Own) => (
  <MailsPart mails={[]} own={own} onSendAgain={undefined} sending={null} hasFailed={false} />
)

const answering = (asked: ApplicationAct) => (own: Own) => (
  <ActOnApplication
    asked={asked}
    own={own}
    onClose={() => {}}
    onAct={() => Promise.resolve({ kind: "unreachable" })}
  />
)

const deciding = (decision: ReviewDecision) => (own: Own) => (
  <DecisionDialog
    asked={{ decision, review }}
    sending={own}
    onClose={() => {}}
    onDecide={() => Promise.resolve({ kind: "unreachable" })}
  />
)

const order = openOrderOf({})

const acting = (act: OrderAct) => (own: Own) => (
  <MailSendingContext value={own}>
    <ActForm
      order={order}
      act={act}
      state="open"
      problems={[]}
      wish={null}
      refusal=""
      today="2026-12-01"
      onSubmit={() => {}}
      onCancel={() => {}}
    />
  </MailSendingContext>
)

const planning = (own: Own) => (
  <MailSendingContext value={own}>
    <ManyDay view={{ orders: [], problems: [] }} today="2026-12-01" onDay={() => {}} onClose={() => {}} />
  </MailSendingContext>
)

const many =
  (change: Partial<ManyView>, underWay = 0) =>
  (own: Own) => (
    <MailSendingContext value={own}>
      <ManyBar
        view={{
          chosen: new Set(),
          choosable: 5,
          confirmable: 2,
          schedulable: 0,
          report: { announced: underWay, busy: 0, done: 0, unanswered: [], others: [] },
          asking: null,
          ...change
        }}
        wishes={undefined}
      />
    </MailSendingContext>
  )

const inRow = (act: OrderAct, state: "announced" | "done") => (own: Own) => (
  <MailSendingContext value={own}>
    <OrderStep view={{ order, status: "placed", act, state, refusal: "", form: null }} wishes={undefined} />
  </MailSendingContext>
)

const chosen = new Set(["a", "b"])

const none = { sendsMails: false }

it.each<[string, (own: Own) => ReactNode, Own, number]>([
  ["the mails of an order say so", mails, { sendsMails: false }, 1],
  ["the answer to an application says so", answering("accept"), { sendsMails: false }, 1],
  ["taking an application sends nothing and says nothing", answering("take"), { sendsMails: false }, 0],
  ["removing a review says so", deciding("takeDown"), none, 1],
  ["restoring a review says so", deciding("restore"), none, 1],
  ["keeping a review says so, because its reporters get a mail", deciding("keep"), none, 1],
  ["confirming an order says so", acting("confirm"), none, 1],
  ["scheduling an order says so", acting("schedule"), none, 1],
  ["cancelling for the buyer says so", acting("cancelForBuyer"), none, 1],
  ["delivering promises no mail and says nothing", acting("deliver"), none, 0],
  ["one day for several orders says so", planning, none, 1],
  ["a selection of several orders says so", many({ chosen }), none, 1],
  ["several announced orders say so", many({}, 2), none, 1],
  ["a list without a selection says nothing", many({}), none, 0],
  ["a row whose confirmation is announced without a form says so", inRow("confirm", "announced"), none, 1],
  [
    "a row whose day is announced said so in its form and says nothing",
    inRow("schedule", "announced"),
    none,
    0
  ],
  ["a row that is confirmed says nothing more", inRow("confirm", "done"), none, 0],
  ["with a server a selection says nothing", many({ chosen }), { sendsMails: true }, 0],
  ["with a server scheduling says nothing", acting("schedule"), { sendsMails: true }, 0],
  ["while it is unknown scheduling says nothing", acting("schedule"), undefined, 0],
  ["with a server the mails of an order say nothing", mails, { sendsMails: true }, 0],
  ["with a server an answer says nothing", answering("refuse"), { sendsMails: true }, 0],
  ["while it is unknown an answer says nothing", answering("refuse"), undefined, 0]
])("without a mail server %s (rule desk.mail-server)", async (_, element, own, times) => {
  await onDesk(() => <main>{element(own)}</main>)
  await screen.findByRole("main", { hidden: true })
  expect(screen.queryAllByText(/^Mails werden nicht gesendet/u)).toHaveLength(times)
})
