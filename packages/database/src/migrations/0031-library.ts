import { sql, type Kysely } from 'kysely'

/**
 * The databases: works, people, organisations, awards, recordings; facts beside the texts of `content`. A row's `kind`
 * is fixed, so that a link can only lead to an item of its kind. Source: product §1 "Databases", api.md "Content"
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await organisations.execute(db)
  await people.execute(db)
  await comics.execute(db)
  await awards.execute(db)
  await recordings.execute(db)
}

const organisations = sql`
  create table organisation (
    content_id integer constraint organisation__identity primary key,
    kind text not null,
    form text not null,
    website text,
    email text,
    phone text,
    city_id text constraint organisation__in_city references city,
    address_zh text,
    address_ja text,
    address_en text,
    founded text,
    constraint organisation__of_content foreign key (content_id, kind) references content (id, kind) on delete cascade,
    constraint organisation__kind check (kind in ('publisher', 'union')),
    constraint organisation__form check (
      form in ('publisher', 'imprint', 'studio', 'platform', 'union', 'association', 'foundation', 'agency')),
    constraint organisation__founded check (founded ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'),
    constraint organisation__website check (website ~ '^https?://')
  );
  comment on table organisation is 'A publisher, or a union or other association; null is what is not published';
  comment on column organisation.founded is 'A year, a month or a day, as exactly as it is known';
`

const people = sql`
  create table creator (
    content_id integer constraint creator__identity primary key,
    kind text not null generated always as ('creator') stored,
    aliases text[] not null default '{}',
    roles text[] not null default '{}',
    country text not null,
    website text,
    constraint creator__of_content foreign key (content_id, kind) references content (id, kind),
    constraint creator__roles check (roles <@ '{artist,writer,original}'),
    constraint creator__website check (website ~ '^https?://')
  );
  comment on table creator is 'A person of the library; members who are creators have creator_profile';
  comment on column creator.country is 'ISO 3166-1, two small letters';
`

const comics = sql`
  create table genre (
    id integer generated always as identity constraint genre__identity primary key,
    slug text not null constraint genre__slug unique,
    sort integer not null,
    name_zh text not null,
    name_ja text,
    name_en text
  );

  create table comic (
    content_id integer constraint comic__identity primary key,
    kind text not null generated always as ('comic') stored,
    publisher_id integer,
    publisher_kind text not null generated always as ('publisher') stored,
    year integer,
    year_basis text,
    isbn text,
    constraint comic__of_content foreign key (content_id, kind) references content (id, kind),
    constraint comic__of_publisher foreign key (publisher_id, publisher_kind) references content (id, kind),
    constraint comic__year check (year between 1800 and 2200),
    constraint comic__year_basis check (
      year_basis in ('publication', 'award_or_serialisation') and (year is null) = (year_basis is null)),
    constraint comic__isbn check (isbn ~ '^[0-9]{9}[0-9X]$|^[0-9]{13}$')
  );
  create index comic__of_house on comic (publisher_id) where publisher_id is not null;
  create index comic__by_year on comic (year desc nulls last, content_id desc);
  comment on column comic.year_basis is 'What the year is: of the printing, or of the award or serial that names the work';

  create table comic_creator (
    comic_id integer not null constraint comic_creator__of_comic references comic on delete cascade,
    creator_id integer not null constraint comic_creator__of_creator references creator,
    position integer not null,
    constraint comic_creator__identity primary key (comic_id, creator_id)
  );
  create index comic_creator__works on comic_creator (creator_id, comic_id);

  create table comic_genre (
    comic_id integer not null constraint comic_genre__of_comic references comic on delete cascade,
    genre_id integer not null constraint comic_genre__of_genre references genre,
    constraint comic_genre__identity primary key (comic_id, genre_id)
  );
  create index comic_genre__works on comic_genre (genre_id, comic_id);
`

const awards = sql`
  create table award (
    id integer generated always as identity constraint award__identity primary key,
    slug text not null constraint award__slug unique,
    sort integer not null,
    name_zh text not null,
    name_ja text,
    name_en text,
    organizer_zh text not null,
    organizer_ja text,
    organizer_en text,
    about_zh text not null,
    about_ja text,
    about_en text,
    message_zh text,
    message_ja text,
    message_en text,
    since integer not null,
    website text,
    sources text[] not null default '{}',
    constraint award__website check (website ~ '^https?://')
  );
  comment on table award is 'An award that is given again and again; its editions are content';
  comment on column award.message_zh is 'What the minister says on its page';

  create table award_edition (
    content_id integer constraint award_edition__identity primary key,
    kind text not null generated always as ('award') stored,
    award_id integer not null constraint award_edition__of_award references award,
    edition integer not null,
    year integer not null,
    held_on date,
    venue_zh text,
    entries integer,
    complete boolean not null,
    constraint award_edition__of_content foreign key (content_id, kind) references content (id, kind),
    constraint award_edition__once unique (award_id, edition),
    constraint award_edition__entries check (entries > 0)
  );
  create index award_edition__by_year on award_edition (year desc, content_id desc);
  comment on column award_edition.entries is 'How many works were entered; null where no source says so';
  comment on column award_edition.complete is 'Whether the sources name every winner of the categories listed';

  create table award_category (
    id integer generated always as identity constraint award_category__identity primary key,
    edition_id integer not null constraint award_category__of_edition references award_edition on delete cascade,
    slug text not null,
    sort integer not null,
    name_zh text not null,
    name_ja text,
    name_en text,
    constraint award_category__slug unique (edition_id, slug)
  );

  create table award_entry (
    id integer generated always as identity constraint award_entry__identity primary key,
    category_id integer not null constraint award_entry__of_category references award_category on delete cascade,
    sort integer not null,
    result text not null,
    title_zh text,
    title_en text,
    creators_zh text,
    comic_id integer constraint award_entry__of_comic references comic,
    publisher_id integer,
    publisher_kind text not null generated always as ('publisher') stored,
    constraint award_entry__of_publisher foreign key (publisher_id, publisher_kind) references content (id, kind),
    constraint award_entry__order unique (category_id, sort),
    constraint award_entry__result check (result in ('winner', 'finalist')),
    constraint award_entry__names_something check (title_zh is not null or creators_zh is not null)
  );
  create index award_entry__of_work on award_entry (comic_id) where comic_id is not null;
  comment on column award_entry.creators_zh is 'As the award names them; the links are in award_entry_creator';

  create table award_entry_creator (
    entry_id integer not null constraint award_entry_creator__of_entry references award_entry on delete cascade,
    creator_id integer not null constraint award_entry_creator__of_creator references creator,
    position integer not null,
    constraint award_entry_creator__identity primary key (entry_id, creator_id)
  );
  create index award_entry_creator__of_person on award_entry_creator (creator_id);
`

const recordings = sql`
  create table video (
    content_id integer constraint video__identity primary key,
    kind text not null generated always as ('video') stored,
    source_kind text,
    source text,
    duration_s integer not null,
    subtitles text[] not null default '{}',
    constraint video__of_content foreign key (content_id, kind) references content (id, kind),
    constraint video__source_kind check (source_kind in ('file', 'youtube', 'vimeo')),
    constraint video__whole_source check ((source_kind is null) = (source is null)),
    constraint video__lasts check (duration_s > 0),
    constraint video__subtitles check (subtitles <@ '{zh,ja,en}')
  );
  comment on column video.source is 'Address of the file, or its id at YouTube or Vimeo; null while there is no recording';

  create table album_video (
    album_id integer not null,
    album_kind text not null generated always as ('album') stored,
    video_id integer not null constraint album_video__of_video references video on delete cascade,
    sort integer not null,
    constraint album_video__identity primary key (album_id, video_id),
    constraint album_video__of_album foreign key (album_id, album_kind) references content (id, kind)
  );
  create index album_video__albums on album_video (video_id, album_id);
`
