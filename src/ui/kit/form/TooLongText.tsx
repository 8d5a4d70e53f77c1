import { Trans } from "@lingui/react/macro"

/** Error text for input that is too long, with the maximum length in characters; the input stays unchanged. */
export function TooLongText({ most }: { readonly most: number }) {
  return <Trans>Hier passen höchstens {most} Zeichen. Bitte kürzen Sie den Text.</Trans>
}
