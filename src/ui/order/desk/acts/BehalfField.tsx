import { Trans } from "@lingui/react/macro"
import type { LifeProblem } from "../../../../domain/order/life/life-problems.ts"
import { isBuyerAct, type OrderAct } from "../../../../domain/order/life/order-acts.ts"
import { longestReason } from "../../../../domain/order/life/seller-wish.ts"
import { BoundedField } from "../../../kit/form/BoundedField.tsx"
import { ProblemText } from "./act-texts.tsx"

interface BehalfFieldProps {
  readonly act: OrderAct
  readonly problems: ReadonlyArray<LifeProblem>
  /** The input of the previous attempt. */
  readonly typed: string | undefined
}

/**
 * Field for the reason why staff act on behalf of a dealer; the reason is logged, and neither the dealer nor the buyer
 * sees it.
 */
export function BehalfField({ act, problems, typed }: BehalfFieldProps) {
  const problem = problems.find(({ field }) => field === "behalfReason")
  return (
    <BoundedField
      id="behalf-reason"
      label={
        isBuyerAct(act) ? (
          <Trans>Warum Sie das für den Kunden tun</Trans>
        ) : (
          <Trans>Warum Sie das für den Händler tun</Trans>
        )
      }
      hint={<Trans>Steht nur im Protokoll, z. B. wer wann angerufen hat</Trans>}
      error={problem && <ProblemText code={problem.code} least="" most="" />}
      most={longestReason}
      name="behalfReason"
      defaultValue={typed}
      rows={2}
      required
    />
  )
}
