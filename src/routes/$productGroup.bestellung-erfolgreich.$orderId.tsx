import { msg } from "@lingui/core/macro"
import { createFileRoute, notFound, useRouter } from "@tanstack/react-router"
import { productGroupBySlug } from "../domain/product/product-group.ts"
import type { CallOutcome } from "../domain/account/call-outcome.ts"
import { registrationRegister } from "../services/client/account-routes.gen.ts"
import {
  orderLifeCancel,
  orderLifeRevokeMandate,
  orderProcessOrder
} from "../services/client/order-routes.gen.ts"
import { outcomeOf as formOutcomeOf } from "../services/session/call-outcome.ts"
import { useLive } from "../ui/kit/live/use-live.ts"
import { MessageLayout } from "../ui/layouts/FocusedLayout.tsx"
import { OrderNotOpened } from "../ui/order/wizard/OrderNotOpened.tsx"
import { OrderUnreachable } from "../ui/order/wizard/OrderUnreachable.tsx"
import { AccountAfterOrder } from "../ui/order/placed/AccountAfterOrder.tsx"
import { SuccessPage } from "../ui/order/SuccessPage.tsx"
import { registrationOf } from "./-order/account-after-order.ts"
import { useRateOrder } from "./-customer/use-rate-order.ts"
import { usePageFacts } from "./-page/page-facts.ts"

/**
 * Page of a placed order: it can be opened only with its grant cookie; orders of other buyers, expired orders and
 * missing orders show the same message.
 */
export const Route = createFileRoute("/$productGroup/bestellung-erfolgreich/$orderId")({
  staticData: { page: "app", texts: ["order"] },
  loader: async ({ params, context: { client } }) => {
    const group = productGroupBySlug(params.productGroup)
    if (group === undefined) throw notFound()
    const answer = await client.call(orderProcessOrder, { params: { orderId: params.orderId } })
    if (answer.type === "ok") {
      if (answer.value.productGroupId !== group.id) throw notFound()
      return { order: answer.value }
    }
    if (answer.type === "refused" && answer.status !== 429) throw notFound()
    return { order: null }
  },
  head: ({ match }) => ({ meta: [{ title: match.context.i18n._(msg`Ihre Bestellung – Heizmarkt`) }] }),
  component: SuccessRoute,
  notFoundComponent: NotOpened
})

function NotOpened() {
  const facts = usePageFacts()
  return (
    <MessageLayout facts={facts}>
      <OrderNotOpened phone={facts.customerPhone} />
    </MessageLayout>
  )
}

type Answered =
  | { readonly type: "ok" }
  | { readonly type: "unreachable" }
  | { readonly type: "refused"; readonly status: number }

/** A refusal means that the order's status differs from the one shown, unless the server is only overloaded. */
const outcomeOf = (answer: Answered): "done" | "gone" | "unreachable" => {
  if (answer.type === "ok") return "done"
  const isBusy = answer.type === "unreachable" || answer.status === 429 || answer.status >= 500
  return isBusy ? "unreachable" : "gone"
}

function SuccessRoute() {
  const { order } = Route.useLoaderData()
  const { page, client } = Route.useRouteContext()
  const router = useRouter()
  const facts = usePageFacts()
  const isLive = useLive()
  const rate = useRateOrder()
  /** Returns the result of an act after the page has reloaded the order. */
  const outcomeShown = async (answer: Answered): Promise<CallOutcome> => {
    const kind = outcomeOf(answer)
    if (kind !== "unreachable") await router.invalidate({ sync: true })
    return { kind }
  }
  const onCancel = async (): Promise<CallOutcome> => {
    if (order === null) return { kind: "gone" }
    const { orderId, version } = order
    const answer = await client.call(orderLifeCancel, {
      params: { orderId },
      payload: { version, reason: "" }
    })
    return outcomeShown(answer)
  }
  const onRevoke = async (): Promise<CallOutcome> => {
    const reference = order?.payment.mandate?.reference
    if (order === null || reference === undefined) return { kind: "gone" }
    const answer = await client.call(orderLifeRevokeMandate, {
      params: { orderId: order.orderId },
      payload: { reference }
    })
    return outcomeShown(answer)
  }
  const onAccount = async (password: string): Promise<CallOutcome> =>
    order === null
      ? { kind: "gone" }
      : formOutcomeOf(await client.call(registrationRegister, { payload: registrationOf(order, password) }))
  return (
    <MessageLayout facts={facts}>
      {order === null ? (
        <OrderUnreachable />
      ) : (
        <SuccessPage
          order={order}
          operator={page.site.operator}
          phone={facts.customerPhone}
          onCancel={isLive ? onCancel : undefined}
          onRevoke={isLive ? onRevoke : undefined}
          onRate={isLive ? () => rate(order.orderId) : undefined}
          account={
            facts.person === null ? (
              <AccountAfterOrder email={order.emailAddress} onAccount={isLive ? onAccount : undefined} />
            ) : null
          }
          onPrint={isLive ? () => window.print() : undefined}
        />
      )}
    </MessageLayout>
  )
}
