import { Trans, useLingui } from "@lingui/react/macro"
import type { CalculatorTarget } from "../../../domain/calculator/simple-form.ts"
import type { BlockOf } from "../../../domain/content/block.ts"
import { emptyText, emptyTitled } from "../../../domain/content/edit/new-block.ts"
import { chartNames } from "../../../domain/price-history/charts.ts"
import { productGroups, usualGroup } from "../../../domain/product/product-group.ts"
import { Checkbox } from "../../kit/form/Choice.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { Select } from "../../kit/form/TextInput.tsx"
import type { BlockFormProps } from "./block-form.ts"
import { chartTitles, targetNames } from "./choice-texts.ts"
import { GroupField } from "./GroupField.tsx"
import { Line } from "./Line.tsx"
import { RichTextField } from "./RichTextField.tsx"
import { Rows } from "./Rows.tsx"
import { TitleLine, TitledText } from "./TitledFields.tsx"
import s from "./Cms.module.css"

const targets: ReadonlyArray<CalculatorTarget> = ["LOOSE", "PALLET", "INSTALLMENT_12"]

export function CalculatorForm({ id, block, onChange }: BlockFormProps<"calculator">) {
  const { i18n, t } = useLingui()
  const { target: _, ...aimless } = block
  return (
    <>
      <GroupField
        id={`${id}-group`}
        groupId={block.groupId}
        onChange={(groupId) => onChange({ ...block, groupId })}
      />
      <fieldset className={s["rows"]}>
        <legend className={s["legend"]}>
          <Trans>Zur Wahl stehen (keiner: nur der Brennstoff oben)</Trans>
        </legend>
        <div className={s["ticks"]}>
          {productGroups.map((group) => (
            <Checkbox
              key={group.id}
              id={`${id}-group-${group.id}`}
              label={group.name}
              checked={block.groups.includes(group.id)}
              onChange={({ target }) =>
                onChange({
                  ...block,
                  groups: target.checked
                    ? [...block.groups, group.id]
                    : block.groups.filter((each) => each !== group.id)
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <Field id={`${id}-target`} label={<Trans>Voreinstellung</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={block.target ?? ""}
            onChange={({ target: { value } }) => {
              const target = targets.find((each) => each === value)
              onChange(target === undefined ? aimless : { ...aimless, target })
            }}
          >
            <option value="">{t`Keine`}</option>
            {targets.map((each) => (
              <option key={each} value={each}>
                {i18n._(targetNames[each])}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}

export function BestPriceForm({ id, block, onChange }: BlockFormProps<"bestPrice">) {
  const { t } = useLingui()
  return (
    <>
      <GroupField
        id={`${id}-group`}
        groupId={block.groupId}
        onChange={(groupId) => onChange({ ...block, groupId })}
      />
      <Rows
        legend={t`Passt, wenn`}
        items={block.suits}
        most={8}
        blank={emptyText}
        add={<Trans>Grund dafür hinzufügen</Trans>}
        onChange={(suits) => onChange({ ...block, suits })}
      >
        {(text, index, onText) => (
          <RichTextField id={`${id}-s${index}`} label={t`Passt, wenn`} text={text} onChange={onText} />
        )}
      </Rows>
      <Rows
        legend={t`Passt nicht, wenn`}
        items={block.suitsNot}
        most={8}
        blank={emptyText}
        add={<Trans>Grund dagegen hinzufügen</Trans>}
        onChange={(suitsNot) => onChange({ ...block, suitsNot })}
      >
        {(text, index, onText) => (
          <RichTextField id={`${id}-n${index}`} label={t`Passt nicht, wenn`} text={text} onChange={onText} />
        )}
      </Rows>
    </>
  )
}

const blankColumn: BlockOf<"comparison">["columns"][number] = {
  groupId: usualGroup.id,
  title: "",
  rows: [emptyTitled]
}

export function ComparisonForm({ id, block, onChange }: BlockFormProps<"comparison">) {
  const { t } = useLingui()
  return (
    <>
      <TitleLine id={id} value={block} onChange={onChange} />
      <Rows
        legend={t`Spalte`}
        items={block.columns}
        most={4}
        blank={blankColumn}
        add={<Trans>Spalte hinzufügen</Trans>}
        onChange={(columns) => onChange({ ...block, columns })}
      >
        {(column, at, onColumn) => (
          <>
            <GroupField
              id={`${id}-g${at}`}
              groupId={column.groupId}
              onChange={(groupId) => onColumn({ ...column, groupId })}
            />
            <Line
              id={`${id}-c${at}`}
              label={<Trans>Titel</Trans>}
              value={column.title}
              onChange={(title) => onColumn({ ...column, title })}
            />
            <Rows
              legend={t`Zeile`}
              items={column.rows}
              most={8}
              blank={emptyTitled}
              add={<Trans>Zeile hinzufügen</Trans>}
              onChange={(rows) => onColumn({ ...column, rows })}
            >
              {(row, index, onRow) => (
                <TitledText
                  id={`${id}-c${at}r${index}`}
                  title={<Trans>Was verglichen wird</Trans>}
                  value={row}
                  onChange={onRow}
                />
              )}
            </Rows>
          </>
        )}
      </Rows>
    </>
  )
}

export function PriceChartForm({ id, block, onChange }: BlockFormProps<"priceChart">) {
  const { i18n } = useLingui()
  return (
    <Field id={`${id}-chart`} label={<Trans>Preisverlauf</Trans>}>
      {(control) => (
        <Select
          {...control}
          value={block.chart}
          onChange={({ target: { value } }) => {
            const chart = chartNames.find((each) => each === value)
            if (chart !== undefined) onChange({ ...block, chart })
          }}
        >
          {chartNames.map((each) => (
            <option key={each} value={each}>
              {i18n._(chartTitles[each])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

export function DealersForm({ id, block, onChange }: BlockFormProps<"dealers">) {
  return <TitleLine id={id} value={block} onChange={onChange} />
}
