import { useRouteContext } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useMemo } from "react"
import type { WithdrawalForm } from "../../domain/order/life/withdrawal-form.ts"
import { withdrawalMachine } from "../../machines/withdrawal.machine.ts"
import { declareWithdrawal } from "../../services/actors/withdrawal.actors.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { FocusedLayout } from "../../ui/layouts/FocusedLayout.tsx"
import { WithdrawalPage } from "../../ui/order/withdrawal/WithdrawalPage.tsx"
import { usePageFacts } from "../-page/page-facts.ts"

/** The withdrawal form, prefilled with the order from which it was opened. */
export function LiveWithdrawal({ form }: { readonly form: WithdrawalForm }) {
  const { client, locale } = useRouteContext({ from: "__root__" })
  const facts = usePageFacts()
  const isLive = useLive()
  const machine = useMemo(
    () => withdrawalMachine.provide({ actors: { declare: declareWithdrawal(client, locale.countryId) } }),
    [client, locale.countryId]
  )
  const [snapshot, send] = useMachine(machine, { input: { form } })
  const { context } = snapshot
  return (
    <FocusedLayout facts={facts}>
      <WithdrawalPage
        view={{
          ...context,
          isBusy: snapshot.hasTag("busy"),
          trouble: snapshot.matches({ filling: "unreachable" })
            ? "unreachable"
            : snapshot.matches({ filling: "waiting" })
              ? "waiting"
              : "none"
        }}
        email={facts.email}
        onChange={(field, value) => send({ type: "form.change", field, value })}
        onConfirm={isLive ? () => send({ type: "withdrawal.confirm" }) : undefined}
      />
    </FocusedLayout>
  )
}
