import s from "./OrderRows.module.css"

/** How a buyer is reached: by a press, also from a driver's phone. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a className={s["contact"]} href={`tel:${phone.replaceAll(/[^0-9+]/gu, "")}`}>
      {phone}
    </a>
  )
}

/** A long mailbox breaks before its host. */
export function MailLink({ email }: { readonly email: string }) {
  const at = email.lastIndexOf("@") + 1
  return (
    <a className={s["contact"]} href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  )
}
