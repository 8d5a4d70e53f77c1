import { Trans } from "@lingui/react/macro"
import type { FieldProblem } from "../../../domain/address/address.ts"
import {
  burningAssurance,
  moistureClasses,
  type MoistureDeclaration,
  moistureText
} from "../../../domain/legal/wood-chip-moisture.ts"
import { Checkbox, RadioCards } from "../../kit/form/Choice.tsx"
import { ErrorSummary } from "../../kit/form/ErrorSummary.tsx"
import { useAttempt } from "../../kit/live/use-attempt.ts"
import { Block } from "../Block.tsx"
import s from "../Form.module.css"

interface MoistureQuestionProps {
  readonly declared: MoistureDeclaration | null
  readonly problems: ReadonlyArray<FieldProblem>
  /** Whether the declaration can no longer be changed, because the order is being sent. */
  readonly isFixed: boolean
  readonly onDeclare: (declaration: MoistureDeclaration) => void
}

/** Declaration that a buyer of wood chips in Germany must make; no option is preselected (decision 021). */
export function MoistureQuestion({ declared, problems, isFixed, onDeclare }: MoistureQuestionProps) {
  const attempt = useAttempt(problems)
  const ownProblems = problems.filter(({ field }) => field === "moistureClass" || field === "burningAssured")
  const isUnassured = ownProblems.some(({ field }) => field === "burningAssured")
  return (
    <Block id="summary-moisture" title={<Trans>Ihre Erklärung zu den Hackschnitzeln</Trans>}>
      <fieldset className={s["group"]} disabled={isFixed}>
        <ErrorSummary
          attempt={attempt}
          entries={ownProblems.map((problem) => ({
            fieldId: problem.field,
            text: <MoistureErrorText field={problem.field} />
          }))}
        />
        <p>
          <Trans>
            Hackschnitzel zum Verbrennen stehen unter dem ermäßigten Steuersatz. Dafür brauchen wir von Ihnen
            eine Angabe zur Feuchte.
          </Trans>
        </p>
        <RadioCards
          id="moistureClass"
          legend={<Trans>Welche Feuchte haben die Hackschnitzel, die Sie bestellen?</Trans>}
          name="moistureClass"
          chosen={declared?.moistureClass ?? ""}
          cards={moistureClasses.map((value) => ({ value, label: moistureText[value] }))}
          error={
            ownProblems.some(({ field }) => field === "moistureClass") ? (
              <MoistureErrorText field="moistureClass" />
            ) : undefined
          }
          onChoose={(value) => {
            const moistureClass = moistureClasses.find((each) => each === value)
            if (moistureClass !== undefined) onDeclare({ moistureClass, burningAssured: false })
          }}
        />
        {declared?.moistureClass === "from25" && (
          <Checkbox
            id="burningAssured"
            name="burningAssured"
            checked={declared.burningAssured}
            aria-invalid={isUnassured || undefined}
            aria-describedby={isUnassured ? "burningAssured-error" : undefined}
            onChange={(event) => onDeclare({ ...declared, burningAssured: event.target.checked })}
            label={burningAssurance}
            hint={
              <Trans>
                Ohne diese Zusicherung gilt der volle Steuersatz. Solche Bestellungen nehmen wir hier nicht
                an; rufen Sie uns bitte an.
              </Trans>
            }
          />
        )}
        {isUnassured && (
          <p id="burningAssured-error" className={s["error"]}>
            <MoistureErrorText field="burningAssured" />
          </p>
        )}
      </fieldset>
    </Block>
  )
}

function MoistureErrorText({ field }: { readonly field: string }) {
  return field === "moistureClass" ? (
    <Trans>Bitte geben Sie die Feuchte der Hackschnitzel an.</Trans>
  ) : (
    <Trans>Ab 25 % Feuchte brauchen wir Ihre Zusicherung, dass Sie die Hackschnitzel verbrennen.</Trans>
  )
}
