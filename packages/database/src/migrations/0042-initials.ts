import { sql, type Kysely } from 'kysely'

/**
 * Under which letter a record stands: by zhuyin, by kana and by the Latin alphabet. The readings are those of Unicode's
 * CLDR, as ICU has them: its Chinese order by zhuyin names where each sound begins, and its Japanese order follows JIS X
 * 0208, whose first level is arranged by reading. Whoever edits a title changes its letter with it.
 * Source: the centre's "library" features
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create collation koma_zhuyin (provider = icu, locale = 'zh-u-co-zhuyin')`.execute(db)
  await sql`create collation koma_kana (provider = icu, locale = 'ja')`.execute(db)
  await heads().execute(db)
  await zhuyin().execute(db)
  await kana().execute(db)
  await latin().execute(db)
  await columns.execute(db)
}

const zhuyinLetters = 'ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙㄚㄛㄜㄝㄞㄟㄠㄡㄢㄣㄤㄦㄧㄨㄩ'
/** The letter with which pinyin begins where zhuyin begins so. */
const pinyinLetters = 'BPMFDTNLGKHJQXZCSRZCSAOEEAEAOAEAEYWY'

/** Each row of kana, the first character of JIS level 1 that is read so, and behind all the last one. */
const kanaRows = 'あかさたなはまやらわ'
const kanjiRows = '亜下叉他奈巴摩也羅倭'
const lastKanji = '腕'

/** Shapes that JIS level 1 does not have, with the Japanese shape that stands there. */
const japaneseShapes =
  '臺台畫画獎奨學学國国會会藝芸體体點点數数傳伝樂楽氣気歸帰邊辺對対應応變変惡悪戰戦擇択據拠擴拡斷断舊旧樣様櫻桜澤沢' +
  '滿満瀧滝靈霊莊荘藏蔵蟲虫覺覚觀観觸触證証豐豊轉転黃黄龜亀亞亜勞労參参雙双號号圍囲圓円壞壊彈弾德徳戀恋戲戯擔担淺浅' +
  '澀渋獨独獸獣當当盡尽禮礼稱称繪絵總総續続聲声腦脳與与萬万處処貓猫賣売贊賛醫医鐵鉄關関險険雜雑顏顔驛駅鬥闘鷄鶏雞鶏' +
  '麥麦黑黒齊斉齡齢龍竜寶宝實実寫写將将專専屬属廣広從従懷懐攝摂晝昼條条橫横歡歓殘残淨浄溫温潛潜爭争狹狭吳呉' +
  '賴頼游遊綠緑來来兩両樓楼每毎廢廃麵麺祕秘奧奥藥薬窗窓'

/** The first character that counts, without accents and widths: marks and blanks before it do not. */
const heads = () => sql`
  create function koma_head(words text) returns text
    language sql immutable strict parallel safe
    begin atomic
      select upper(left(ltrim(normalize(words, nfkd), ${sql.lit(openingMarks)}), 1) collate "C");
    end;

  create function koma_is_han(head text) returns boolean
    language sql immutable strict parallel safe
    begin atomic
      select head <> '' and (ascii(head) between ${sql.lit(0x3400)} and ${sql.lit(0x9fff)}
                             or ascii(head) between ${sql.lit(0x20000)} and ${sql.lit(0x3ffff)});
    end;
`

const openingMarks = ' \t\n「『（(【〔《〈“"‘\'！？!?…・．.。-－—–#＃@'

/** CLDR marks the beginning of a letter's characters by U+FDD0 and the letter. */
const zhuyin = () => sql`
  create function koma_zhuyin_initial(words text) returns text
    language sql immutable strict parallel safe
    begin atomic
      select case
        when koma_head(words) = '' then 'other'
        when position(koma_head(words) in ${sql.lit(zhuyinLetters)}) > 0 then koma_head(words)
        when koma_head(words) collate "C" between 'A' and 'Z' then 'latin'
        when koma_is_han(koma_head(words)) then coalesce((
          select letter
            from unnest(string_to_array(${sql.lit(zhuyinLetters)}, null)) with ordinality as letters (letter, place)
           where koma_head(words) >= chr(${sql.lit(0xfdd0)}) || letter collate koma_zhuyin
           order by place desc
           limit 1), 'other')
        else 'other'
      end;
    end;
  comment on function koma_zhuyin_initial is 'A letter of zhuyin, latin, or other';
`

const kana = () => sql`
  create function koma_kana_initial(words text) returns text
    language sql immutable strict parallel safe
    begin atomic
      select case
        when head = '' then 'other'
        when head collate "C" between 'A' and 'Z' then 'latin'
        when ascii(head) between ${sql.lit(0x3041)} and ${sql.lit(0x30fa)} then
          substr(${sql.lit(kanaRows)}, greatest(1, (
            select count(*)
              from unnest(string_to_array(${sql.lit(kanaRows)}, null)) as beginning
             where head >= beginning collate koma_kana)::integer), 1)
        when koma_is_han(head)
         and head >= ${sql.lit(kanjiRows.slice(0, 1))} collate koma_kana
         and head <= ${sql.lit(lastKanji)} collate koma_kana then
          substr(${sql.lit(kanaRows)}, (
            select count(*)
              from unnest(string_to_array(${sql.lit(kanjiRows)}, null)) as beginning
             where head >= beginning collate koma_kana)::integer, 1)
        else 'other'
      end
      from (
        select translate(koma_head(words), ${sql.lit(everyOther(japaneseShapes, 0))},
                         ${sql.lit(everyOther(japaneseShapes, 1))}) as head
      ) japanese;
    end;
  comment on function koma_kana_initial is 'The first kana of a row, latin, or other';
`

const latin = () => sql`
  create function koma_latin_initial(words text) returns text
    language sql immutable strict parallel safe
    begin atomic
      select case
        when koma_head(words) collate "C" between 'A' and 'Z' then
          koma_head(regexp_replace(words, '^(the|an?) ', '', 'i'))
        when position(koma_zhuyin_initial(words) in ${sql.lit(zhuyinLetters)}) > 0 then
          translate(koma_zhuyin_initial(words), ${sql.lit(zhuyinLetters)}, ${sql.lit(pinyinLetters)})
        else 'other'
      end;
    end;
  comment on function koma_latin_initial is 'A letter from A to Z, without an article before it and of Chinese that of its pinyin; or other';
`

const columns = sql`
  alter table content_text
    add column reading text,
    add constraint content_text__reading check (reading <> '');
  comment on column content_text.reading is
    'How the title is read where its first character does not say so: zhuyin of Chinese, kana of Japanese';
  alter table content_text
    add column initial_zhuyin text generated always as (koma_zhuyin_initial(coalesce(reading, title))) stored,
    add column initial_kana text generated always as (koma_kana_initial(coalesce(reading, title))) stored,
    add column initial_latin text generated always as (koma_latin_initial(coalesce(reading, title))) stored;
`

function everyOther(text: string, first: 0 | 1): string {
  return [...text].filter((_, index) => index % 2 === first).join('')
}
