import { sql, type Kysely } from 'kysely'

/**
 * What visitors read: one row an item of any kind, one row of text a language, with an index that finds any part of a
 * word in three scripts. Source: product §3 "Localised content", api.md "ids"
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await folding().execute(db)
  await tokens.execute(db)
  await kinds.execute(db)
  await content.execute(db)
  await texts.execute(db)
}

/** Forms of one character, each with the form that stands for all of them: simplified, Japanese and variant shapes. */
const variants =
  '台臺画畫奖獎赏賞读讀书書电電网網会會员員国國际際节節学學艺藝术術体體验驗点點数數讲講课課动動传傳东東车車马馬门門间間时時实實现現发發写寫创創业業图圖报報纸紙说說话話语語译譯编編辑輯连連载載张張杂雜访訪谈談剧劇场場开開关關' +
  '闭閉预預约約录錄记記评評审審选選项項链鏈经經历歷届屆广廣摄攝摇搖楽樂乐樂气氣気氣归歸帰歸边邊辺邊対對对對応應应應広廣売賣买買価價价價済濟济濟検檢检檢権權权權総總总總続續续續线線縦縱読讀絵繪绘繪営營营營単單单單図圖団團团團' +
  '変變变變悪惡恶惡戦戰战戰択擇择擇拠據据據拡擴扩擴断斷旧舊样樣様樣桜櫻樱櫻毎每沢澤泽澤渋澀涩澀満滿满滿滝瀧灵靈霊靈爱愛猫貓独獨狱獄猟獵獣獸兽獸発發県縣县縣真眞着著礼禮稲稻窃竊竜龍龙龍粋粹継繼继繼聴聽听聽声聲肃肅脑腦脳腦荘莊' +
  '庄莊蔵藏虫蟲覚覺觉覺観觀观觀触觸証證证證誉譽豊豐转轉転轉迁遷过過还還这這远遠郷鄉乡鄉鉄鐵铁鐵锅鍋镇鎮陈陳陆陸険險险險随隨难難雾霧静靜靑青顔顏颜顏顕顯显顯风風飞飛飲飮馆館驿驛駅驛骑騎鱼魚鸟鳥鸡雞鶏雞麦麥黄黃黒黑黙默齢齡龄齡' +
  '龟龜亀龜亚亞亜亞兰蘭劳勞労勞勋勳卫衛参參双雙収收叶葉号號叹嘆吗嗎咏詠响響嘱囑园園围圍圆圓円圓坏壞壊壞垒壘塁壘壮壯寿壽梦夢夹夾奥奧妆妝婴嬰孙孫宁寧宝寶実實宠寵宫宮寝寢専專专專将將尔爾尘塵尝嘗层層属屬岛島峡峽岁歲歳歲带帶帯帶' +
  '帮幫并並庆慶弹彈弾彈强強徳德忆憶怀懷态態怜憐恋戀惊驚惨慘惧懼愤憤懒懶戏戲戯戲户戶扑撲执執扫掃护護拟擬担擔拥擁挂掛挥揮损損换換携攜敌敵无無晋晉晓曉暂暫机機杀殺条條来來极極构構枪槍栄榮荣榮档檔桥橋楼樓歓歡欢歡残殘毕畢汉漢汤湯' +
  '沟溝没沒浅淺测測涛濤润潤涨漲渊淵温溫湾灣湿濕滨濱灭滅灯燈炉爐炼煉热熱爷爺牵牽犠犧状狀码碼个個们們为為从從众眾优優伟偉伤傷侣侶债債军軍农農冲沖决決况況净淨减減刘劉则則刚剛别別办辦务務励勵劲勁华華协協却卻厂廠厅廳压壓叙敘启啟' +
  '吴吳唤喚喷噴坚堅块塊坛壇墙牆处處备備复復够夠头頭奋奮妇婦妈媽娱娛宾賓寻尋导導尽盡岗崗帅帥师師库庫废廢异異彻徹忧憂恳懇惯慣愿願扬揚抢搶摆擺斋齋斩斬杨楊标標栏欄树樹欧歐毁毀汇匯浏瀏浓濃涂塗渐漸烦煩烧燒环環玛瑪琐瑣畅暢疗療监監' +
  '盖蓋盘盤矿礦硕碩确確离離种種积積称稱穷窮筑築签簽简簡类類粮糧紧緊纪紀纯純纷紛练練组組细細终終结結给給络絡绝絕统統绩績绪緒维維绿綠缘緣缩縮罗羅罚罰职職联聯聪聰肤膚胜勝脏髒脚腳脸臉艰艱苏蘇荐薦药藥获獲萤螢虑慮补補装裝裤褲视視' +
  '览覽觅覓订訂认認讨討让讓议議许許论論设設词詞试試诗詩诚誠误誤请請诺諾谁誰调調谢謝谱譜负負责責败敗货貨质質购購贴貼费費资資赔賠赛賽赠贈趋趨跃躍践踐踪蹤轮輪软軟轰轟轻輕较較辅輔输輸辞辭达達迟遲适適递遞逻邏遗遺释釋针針钟鐘钱錢' +
  '银銀销銷错錯键鍵长長阅閱队隊阳陽阴陰阶階隐隱韩韓页頁顶頂顺順须須顾顧领領颇頗频頻题題额額顿頓飘飄饭飯饰飾驱驅骗騙鲁魯鲜鮮鸣鳴覧覽関關経經効效仮假薬藥児兒処處姉姊拝拜斎齋枢樞歯齒焼燒畳疊穏穩糸絲緑綠縄繩茎莖賛贊軽輕酔醉釈釋' +
  '鉱礦銭錢陥陷隠隱頼賴騒騷麺麵'

/** The text as it is compared: full and half width, upper and lower case, kana and shapes of characters alike. */
const folding = () => sql`
  create function koma_fold(words text) returns text
    language sql immutable strict parallel safe
    begin atomic
      select translate(
               -- By ICU: a database of locale C knows no capitals but those of ASCII.
               lower(normalize(words, nfkc) collate "und-x-icu"),
               ${sql.lit(pairs(variants, 0) + hiragana() + separators())},
               ${sql.lit(pairs(variants, 1) + katakana() + ' '.repeat(separators().length))});
    end;
  comment on function koma_fold is 'The text as search compares it; marks become blanks, so that it holds no % _ or backslash';

  create function koma_plain(html text) returns text
    language sql immutable strict parallel safe
    begin atomic
      select replace(replace(replace(replace(replace(
               regexp_replace(html, '<[^>]*>', ' ', 'g'),
               '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&');
    end;
  comment on function koma_plain is 'The words of sanitised HTML, for search and excerpts; never for showing as HTML';
`

/**
 * Characters of Chinese and Japanese stand alone and in pairs, Latin letters in threes and at the start of a word: two
 * characters are looked up in the index as well as a long word.
 */
const tokens = sql`
  create function koma_tokens(folded text) returns text[]
    language plpgsql immutable strict parallel safe as $$
    declare
      one text;
      before text := ' ';
      earlier text := ' ';
      wide boolean;
      -- Whether a word of letters begins behind the sign: it is a blank or of the other kind.
      opens boolean := true;
      opened boolean := true;
      before_wide boolean := false;
      made text[] := '{}';
    begin
      foreach one in array string_to_array(folded, null) loop
        wide := ascii(one) >= 11904;
        if wide then
          made := made || one;
          if before_wide then
            made := made || (before || one);
          end if;
        elsif one <> ' ' then
          made := made || case
            when opens then '^' || one
            when opened then '^' || before || one
            else earlier || before || one
          end;
        end if;
        earlier := before;
        before := one;
        before_wide := wide;
        opened := opens;
        opens := wide or one = ' ';
      end loop;
      return array(select distinct token collate "C" from unnest(made) as token);
    end $$;

  create function koma_wanted_tokens(folded text) returns text[]
    language sql immutable strict parallel safe
    begin atomic
      select coalesce(array_agg(distinct token), '{}')
        from unnest(koma_tokens(folded)) as token
       where case
               when left(token, 1) = '^' then
                 not exists (
                   select from unnest(koma_tokens(folded)) as longer
                    where longer like substr(token, 2) || '_%'
                       or longer like token || '_%')
               when length(token) = 1 then
                 not exists (
                   select from unnest(koma_tokens(folded)) as pair
                    where length(pair) = 2 and position(token in pair) > 0)
               else true
             end;
    end;
  comment on function koma_wanted_tokens is 'What a text must hold to hold these words: of each part the rarest form alone';
`

const kinds = sql`
  create table content_type (
    id integer generated always as identity constraint content_type__identity primary key,
    kind text not null,
    slug text not null,
    sort integer not null,
    name_zh text not null,
    name_ja text,
    name_en text,
    constraint content_type__kind check (kind in ('news', 'activity', 'video', 'album')),
    constraint content_type__slug unique (kind, slug),
    constraint content_type__of_kind unique (id, kind),
    constraint content_type__named check (name_zh <> '')
  );

  create table tag (
    id integer generated always as identity constraint tag__identity primary key,
    slug text not null constraint tag__slug unique,
    name_zh text not null,
    name_ja text,
    name_en text,
    constraint tag__named check (name_zh <> '')
  );
`

const content = sql`
  create table content (
    id integer generated always as identity constraint content__identity primary key,
    kind text not null,
    slug text,
    type_id integer,
    publish_at timestamptz,
    unpublish_at timestamptz,
    pinned boolean not null default false,
    sort integer not null default 0,
    sources text[] not null default '{}',
    unsourced text[] not null default '{}',
    created_at timestamptz not null default koma_now(),
    updated_at timestamptz not null default koma_now(),
    version integer not null default 1,
    constraint content__kind check (
      kind in ('news', 'activity', 'video', 'album', 'comic', 'creator', 'union', 'publisher', 'award')),
    constraint content__of_kind unique (id, kind),
    constraint content__slug unique (kind, slug),
    constraint content__type foreign key (type_id, kind) references content_type (id, kind),
    constraint content__window check (unpublish_at is null or (publish_at is not null and unpublish_at > publish_at))
  );
  comment on table content is 'An item that visitors read; its id is of one sequence for all kinds';
  comment on column content.publish_at is 'Shown from here on; null is a draft. Read against koma_now(): no job can be late';
  comment on column content.unpublish_at is 'Shown until here';
  comment on column content.sources is 'Addresses that prove its facts';
  comment on column content.unsourced is 'Names of fields that come from general knowledge';
  create index content__newest on content (kind, pinned desc, publish_at desc, id desc);
  create index content__newest_of_type on content (kind, type_id, pinned desc, publish_at desc, id desc);
  create trigger content__announced
    after insert or update or delete on content
    for each statement execute function announce_change('content');

  create table content_tag (
    content_id integer not null constraint content_tag__of_content references content on delete cascade,
    tag_id integer not null constraint content_tag__of_tag references tag on delete cascade,
    constraint content_tag__identity primary key (content_id, tag_id)
  );
  create index content_tag__of_one on content_tag (tag_id, content_id);
  create trigger content_tag__announced
    after insert or update or delete on content_tag
    for each statement execute function announce_change('content');
`

const texts = sql`
  create table content_text (
    content_id integer not null constraint content_text__of_content references content on delete cascade,
    language text not null,
    title text,
    summary text,
    body text,
    folded text not null generated always as (
      koma_fold(coalesce(title, '') || ' ' || coalesce(summary, '') || ' ' || coalesce(koma_plain(body), ''))) stored,
    tokens text[] not null generated always as (
      koma_tokens(koma_fold(
        coalesce(title, '') || ' ' || coalesce(summary, '') || ' ' || coalesce(koma_plain(body), '')))) stored,
    constraint content_text__identity primary key (content_id, language),
    constraint content_text__language check (language in ('zh', 'ja', 'en')),
    constraint content_text__titled check (language <> 'zh' or title <> ''),
    constraint content_text__zh_titled check (language <> 'zh' or title is not null)
  );
  comment on table content_text is 'The words of an item in one language; a language without a row is not translated';
  comment on column content_text.body is 'HTML of the allow-list, sanitised before it is kept';
  create index content_text__tokens on content_text using gin (tokens);
  create trigger content_text__announced
    after insert or update or delete on content_text
    for each statement execute function announce_change('content');
`

/** Every other character, beginning with the first or the second. */
function pairs(text: string, first: 0 | 1): string {
  return [...text].filter((_, index) => index % 2 === first).join('')
}

const firstHiragana = 0x3041
const kanaCount = 86
const kanaApart = 0x60

function hiragana(): string {
  return String.fromCodePoint(...Array.from({ length: kanaCount }, (_, index) => firstHiragana + index))
}

function katakana(): string {
  return String.fromCodePoint(...Array.from({ length: kanaCount }, (_, index) => firstHiragana + kanaApart + index))
}

/** Marks between words. All of them are one UTF-16 unit, so that their count is their length. */
function separators(): string {
  return '\t\n\r!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~、。・「」『』〈〉《》【】〔〕〜…—–‘’“”·•＿'
}
