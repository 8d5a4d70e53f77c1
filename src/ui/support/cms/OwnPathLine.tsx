import { Trans } from "@lingui/react/macro"
import { type ReactNode, useState } from "react"
import { isOwnAddress, isPageTarget, longestTarget } from "../../../domain/content/link-target.ts"
import { Line } from "./Line.tsx"

interface TargetLineProps<Target extends string> {
  readonly id: string
  readonly label: ReactNode
  readonly value: Target
  readonly onChange: (value: Target) => void
}

/** Field for a path of the shop; an invalid path is marked as an error and not stored. */
export function OwnPathLine({ id, label, value, onChange }: TargetLineProps<`/${string}`>) {
  const [text, setText] = useState<string>(value)
  return (
    <Line
      id={id}
      label={label}
      value={text}
      most={longestTarget}
      error={
        !isOwnAddress(text) && <Trans>Eine Adresse dieses Shops beginnt mit „/“, ohne Leerzeichen.</Trans>
      }
      onChange={(typed) => {
        const read = typed.trim()
        setText(read)
        if (isOwnAddress(read)) onChange(read)
      }}
    />
  )
}

/** Field for the address of a page of the shop or of another site; an invalid address is marked as an error and not stored. */
export function LinkLine({ id, label, value, onChange }: TargetLineProps<string>) {
  const [text, setText] = useState(value)
  return (
    <Line
      id={id}
      label={label}
      value={text}
      most={longestTarget}
      error={!isPageTarget(text) && <Trans>Eine eigene Seite („/…“) oder eine fremde mit „https://“.</Trans>}
      onChange={(typed) => {
        const read = typed.trim()
        setText(read)
        if (isPageTarget(read)) onChange(read)
      }}
    />
  )
}
