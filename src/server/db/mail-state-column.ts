/** SQL column with the state of a row of `mail` (domain/mail-state.ts). */
export const mailStateColumn = `
  case when sent_at is not null then 'sent' when asked_again_at is not null then 'again'
    when failed_at is not null then 'failed' else 'waiting' end`
