create table tables (
    code text primary key,
    created integer not null,
    changed integer not null,
    stage text not null,
    public integer not null,
    setup text not null
) without rowid;
create index tables_by_stage on tables (stage, changed);
create table records (
    code text not null,
    seq integer not null,
    key text,
    record text not null,
    primary key (code, seq)
) without rowid;
create unique index records_by_key on records (code, key) where key is not null;
create table seats (
    holder blob not null,
    code text not null,
    seat integer not null,
    primary key (code, seat)
) without rowid;
create index seats_by_holder on seats (holder);
