import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { LifeProblem } from "../../../../domain/order/life/life-problems.ts"
import { longestReason } from "../../../../domain/order/life/seller-wish.ts"
import { BoundedField } from "../../../kit/form/BoundedField.tsx"
import { ProblemText } from "./act-texts.tsx"

interface ReasonFieldProps {
  readonly problems: ReadonlyArray<LifeProblem>
  /** Explains when a reason is required; if undefined, a reason is always required. */
  readonly hint?: ReactNode
  readonly least?: string
  readonly most?: string
  /** The input of the previous attempt. */
  readonly typed: string | undefined
}

/** Field for a reason, which the buyer will read. */
export function ReasonField({ problems, hint, least = "", most = "", typed }: ReasonFieldProps) {
  const problem = problems.find(({ field }) => field === "reason")
  return (
    <BoundedField
      id="seller-reason"
      label={<Trans>Grund für den Kunden</Trans>}
      optional={hint !== undefined}
      hint={hint}
      error={problem && <ProblemText code={problem.code} least={least} most={most} />}
      most={longestReason}
      name="reason"
      defaultValue={typed}
      rows={2}
      required={hint === undefined}
    />
  )
}
