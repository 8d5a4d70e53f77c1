import { Trans } from "@lingui/react/macro"
import type { SellerWish } from "../../../../domain/order/life/seller-wish.ts"
import { type LeaveGuard, LeaveDialog } from "../../../kit/desk/LeaveDialog.tsx"
import { ActForm } from "./ActForm.tsx"
import type { OrderRowView, OrderRowWishes } from "../order-row.view.ts"
import { useShownForm } from "./use-shown-form.ts"

interface AskedActProps {
  readonly rows: ReadonlyArray<OrderRowView>
  readonly today: string
  readonly wishes: OrderRowWishes | undefined
  readonly leaveGuard: LeaveGuard
}

/**
 * Content above a list of orders: the form of an action on an order, and the prompt that appears before the user leaves
 * the page.
 */
export function AskedAct({ rows, today, wishes, leaveGuard }: AskedActProps) {
  const asked = useShownForm(rows)
  return (
    <>
      {asked?.form && (
        <ActForm
          key={`${asked.order.orderId} ${asked.form.act}`}
          order={asked.order}
          {...asked.form}
          refusal={asked.refusal}
          today={today}
          onSubmit={(wish: SellerWish) => wishes?.onSubmit(asked.order.orderId, wish)}
          onCancel={() => wishes?.onCancel(asked.order.orderId)}
        />
      )}
      <LeaveDialog
        guard={leaveGuard}
        title={<Trans>Seite verlassen?</Trans>}
        description={
          <Trans>
            Was Sie eingegeben oder angekündigt haben, ist noch nicht gesendet. Wenn Sie gehen, wird es auch
            nicht gesendet.
          </Trans>
        }
        stay={<Trans>Hier bleiben</Trans>}
        leave={<Trans>Ohne Senden gehen</Trans>}
      />
    </>
  )
}
