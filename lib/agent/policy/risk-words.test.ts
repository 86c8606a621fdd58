import { describe, expect, it } from "vitest";
import {
  affirmative,
  noSubmit,
  ownSelection,
  paymentFields,
  riskWords,
  symbolOnly,
} from "@/lib/agent/domain/wording/risk-words";
import { node } from "@/tests/support/a-policy-case";
import { aSnapshot } from "@/tests/support/a-task";
import { riskOf } from "./risk-class";

const riskNamed = (name: string) =>
  riskOf({ name: "click", args: ["x"] }, aSnapshot({ nodes: [node({ name })] }), "Click it");

const commands: Record<string, string> = {
  pay: `Pay | Pay now | Pay-now | Pay with card | Pay and finish | Pay invoice 12 | Pay bill | Pay €5 | Pay$5 | Buy | Buy it | Buy now | Buy it now |
    Purchase | Place order | Place my order | Submit your payment | Complete the purchase | Confirm this checkout | Finalize bid | Finalise transfer |
    Send order | Order | Order now | Order and pay | Transfer | Transfer money | Transfer funds now | Transfer now | Transfer € 5 | Send money |
    Send payment | Send funds | Donate | Donate now | Withdraw | Withdraw money | Withdraw funds | Withdraw cash | Top up | Start subscription |
    Start paid membership | Upgrade for $5 | Subscribe now for $5 | Upgrade and pay | Comprar | Pagar | Realizar pedido | Realizar el pago |
    Finalizar compra | Finalizar a compra | Acheter | Payer | Passer commande | Passer la commande | Commander | Kaufen | Jetzt kaufen | Jetzt bezahlen |
    Jetzt zahlen | Jetzt bestellen | Bezahlen | Zahlungspflichtig bestellen | Überweisen | Acquista | Paga | Paga ora | Kopen | Betalen | Nu kopen | Kup |
    Kup teraz | Zapłać | Купить | Оплатить | Оформить заказ | Satın al | Öde | ادفع | اشتر | شراء | إتمام الشراء | 立即购买 | 立即支付 | 付款 | 提交订单 | 下单 |
    購入する | 支払 | 注文を確定 | 구매 | 결제 | 주문하기`,
  delete: `Delete | Permanently delete | Remove | Erase | Destroy | Discard | Wipe | Purge | Trash | Move to trash | Send to the bin |
    Move to the recycle bin | Empty trash | Empty the folder | Empty the recycle bin | Clear all | Clear completed | Clear everything | Clear history |
    Clear data | Clear list | Close my account | Deactivate account | Terminate the account | Cancel my subscription | Cancel membership |
    Cancel your order | Cancel this booking | Cancel the reservation | Cancel appointment | Cancel account | Cancel plan | Revoke | Factory reset |
    Reset all | Reset everything | Reset account | Reset database | Yes, delete | Yes, remove it | Yes, discard | Eliminar | Borrar | Suprimir | Quitar |
    Supprimer | Effacer | Retirer | Löschen | Endgültig löschen | Entfernen | Verwerfen | Excluir | Apagar | Remover | Elimina | Cancella | Rimuovi |
    Verwijder | Verwijderen | Wissen | Usuń | Skasuj | Удалить | Стереть | Sil | Kaldır | حذف | احذف | إزالة | 删除 | 移除 | 刪除 | 清空 | 注销账户 | 削除 | 消去 |
    삭제 | 제거 | ✕ Delete | «Remove»`,
  send: `Send | Send it | Send to trashy | Publish | Tweet | Post | Post it | Post now | Post comment | Post reply | Post message | Post update |
    Post publicly | Post review | Post answer | Post question | Post anyway | Submit a comment | Leave your review | Add reply | Add an answer: no |
    Share now | Share with Ann | Share publicly | Share post | Share it | Forward message | Forward email | Forward e-mail | Forward now | Invite |
    Invite Ann | Broadcast | Enviar | Publicar | Envoyer | Publier | Senden | Absenden | Abschicken | Veröffentlichen | Invia | Pubblica | Verzenden |
    Versturen | Wyślij | Opublikuj | Отправить | Опубликовать | Gönder | Yayınla | إرسال | أرسل | نشر | 发送 | 发布 | 發送 | 送信 | 投稿 | 公開する | 보내기 | 전송 |
    게시`,
  permission: `Allow | Authorize | Authorise | Grant | Grant access now | Give access | Give permission | Give consent to share | Approve access |
    Enable notifications | Turn on location | Enable camera | Turn on microphone | Share location | Share my location | Install | Install app |
    Installieren | Make public | Make admin | Make owner | Permitir | Autorizar | Conceder | Autoriser | Accorder | Zulassen | Erlauben | Autorisieren |
    Consenti | Autorizza | Toestaan | Zezwól | Разрешить | Izin ver | السماح | سماح | 允许 | 授权 | 許可する | 許可 | 허용 | 권한 부여`,
};
const rows = Object.entries(commands).flatMap(([risk, names]) =>
  names
    .split("|")
    .map((name) => name.trim())
    .filter((name) => !name.endsWith(": no"))
    .map((name) => [name, risk] as const),
);

describe("a control that is hard to undo", () => {
  it.each(rows)("is known by its name: %s: %s", (name, risk) => expect(riskNamed(name)).toBe(risk));

  it("is in one list only", () => {
    for (const [name, risk] of rows) {
      const lists = riskWords.filter(({ begins }) => begins.test(name)).map((one) => one.risk);
      expect([name, lists.filter((one) => one !== risk).filter((one) => one === "pay")]).toEqual([name, []]);
    }
  });

  it.each([
    ...[
      "Payment methods",
      "Payment history",
      "Payment options",
      "Payslips",
      "Payroll",
      "Payees",
      "Paying",
      "Repay now",
    ],
    ...[
      "Purchase history",
      "Purchase orders",
      "Order of things",
      "Ordered",
      "Transfer students",
      "Withdraw from course",
    ],
    ...[
      "Buyers",
      "Your order",
      "Subscribe",
      "Upgrade",
      "Deleted items",
      "Undelete",
      "Emptying",
      "Empty state",
      "Clear",
    ],
    ...[
      "Close",
      "Cancel",
      "Close window",
      "Reset",
      "Reset zoom",
      "Yes",
      "Sender",
      "Send me a code",
      "Send again",
      "Send code",
    ],
    ...[
      "Send a code",
      "Publish date",
      "Tweets",
      "Posts",
      "Post office",
      "Add comment here",
      "Share",
      "Forward",
      "Invite them all",
    ],
    ...[
      "Allow cookies",
      "Allow all cookies",
      "Allow cookie",
      "Allowance",
      "Grants",
      "Give feedback",
      "Enable dark mode",
    ],
    ...[
      "Installed apps today",
      "Make copy",
      "Make publicity",
      "Save",
      "Öden",
      "Silver",
      "Kupon",
      "Resend",
      "…",
      "",
    ],
    "Delete is what this long sentence talks about here",
  ])("is not meant by: %s", (name) => expect(riskNamed(name)).toBeUndefined());
});

describe("words around a control", () => {
  const yes = `OK | Okay | Yes | Confirm | Continue | Proceed | Submit | Finish | Complete | Apply | Accept | Agree | I agree | Do it | Go | Done | Next | Sí |
    Aceptar | Confirmar | Continuar | Oui | Confirmer | Valider | Continuer | Ja | Bestätigen | Weiter | Sim | Conferma | Continua | Sì | Bevestigen |
    Doorgaan | Tak | Potwierdź | Да | Подтвердить | Продолжить | Evet | Onayla | نعم | تأكيد | متابعة | 确定 | 确认 | 是 | 継続 | 確認 | はい | 확인 | 예 |
    Yes, I am sure | OK. | Go!`;
  const no = `Cancel | Close | Back | Previous | Reset | Show more | Hide | Toggle | Browse | Choose file | Select all | Search | Find | Filter | Sort | Edit |
    More | Less | Expand | Collapse | Dismiss | Not now | No | Skip | Help | Preview | Today | Abbrechen | Annuler | Fermer | Retour | Cancelar | Cerrar |
    Volver | Voltar | Fechar | Annulla | Chiudi | Indietro | Annuleren | Anuluj`;
  const own = `cart | basket | bag | trolley | filter | filters | tag | tags | chip | chips | selection | formatting | wish list | wishlist | favorite |
    favourites | compare | highlight`;
  const paid = `card number | cardnumber | card no | credit card | debit card | CVV | CVC | security code | expiry | expiration date | IBAN |
    account number | sort code | payment | amount to pay | total due | Kreditkarte | Kartennummer | Zahlung | carte bancaire | numéro de carte | paiement |
    tarjeta | pago | cartão | pagamento | carta di credito | numer karty | номер карты | оплата | 卡号 | 付款 | カード番号 | 支払 | 카드 번호 | 카드번호`;
  const each = (names: string) => names.split("|").map((name) => name.trim());

  it.each([
    ["say yes", affirmative, yes, ["Yesterday", "Okapi", "Unconfirm", "Go to cart", "Nobody", "Say yes"]],
    ["do not send a form", noSubmit, no, ["Save", "Backup", "Uncancel", "Nowhere", "Showroom", "Moreover"]],
    ["tell of one's own selection", ownSelection, own, ["cartoon", "stage", "selections", "account"]],
    ["tell of money", paymentFields, paid, ["cardboard", "name", "accounting", "repayments"]],
  ])("%s", (_, words, names, others) => {
    for (const name of each(names)) expect([name, words.test(name)]).toEqual([name, true]);
    for (const name of others) expect([name, words.test(name)]).toEqual([name, false]);
  });

  it("are no words where there is a symbol only", () => {
    for (const name of ["×", "✕ ", "", "x", "X", "…"])
      expect([name, symbolOnly.test(name)]).toEqual([name, true]);
    for (const name of ["ax", "xa", "1", "× 1"]) expect([name, symbolOnly.test(name)]).toEqual([name, false]);
  });
});
