import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../runInOrder.ts';

const statements = [
  sql`create table volunteer (
    id bigint generated always as identity primary key,
    first_name text not null,
    last_name text not null,
    email text not null,
    phone_number text not null,
    age integer not null check (age > 0),
    country text not null,
    role text not null check (role in ('computer-tech', 'lab-tech', 'medical-tech', 'others')),
    availability text not null check (availability in ('full-time', 'part-time')),
    hours integer check (hours between 1 and 24),
    days integer check (days between 1 and 7),
    cv_file text unique,
    cv_media_type text,
    created_at timestamptz not null default now(),
    check ((cv_file is null) = (cv_media_type is null)),
    check (availability = 'part-time' or (hours is null and days is null))
  )`,
  sql`create table loose_cv (
    name text primary key,
    created_at timestamptz not null default now()
  )`,
  sql`create index volunteer_newest on volunteer (created_at desc, id desc)`,
  sql`create index volunteer_country on volunteer (lower(country), created_at desc, id desc)`,
  sql`create index volunteer_search on volunteer using gin
    ((first_name || ' ' || last_name) gin_trgm_ops, email gin_trgm_ops, phone_number gin_trgm_ops)`,
];

/** People who offer their help. Their CVs are files outside the database; `loose_cv` names those that no row points to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runInOrder(db, statements);
}
